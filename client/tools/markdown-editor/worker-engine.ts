// What the operation loads when it runs, which is in a worker always.
export { convertMarkdown } from './conversion.ts';

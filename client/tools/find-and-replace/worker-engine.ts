// The modules that the operation loads when it runs, always in a worker.
export { replaceText } from './replace.ts';

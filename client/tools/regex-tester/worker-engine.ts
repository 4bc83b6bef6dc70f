// The modules that the operation loads when it runs, always in a worker.
export { search } from './searching.ts';

// The modules that the operation loads when it runs, always in a worker.
export { processList } from './list.ts';

// The modules that the standard page needs after its first paint.
export { LiveOptions } from './options/live-options.tsx';
export { TextOutcome } from './text/text-outcome.tsx';
export { OptionsOutcome } from './options-outcome.tsx';
export { FilesOutcome } from './files/files-outcome.tsx';
export { loadOperation } from '#client/tool-kit/operations/loading.ts';
export { loadSlots } from './slots.ts';

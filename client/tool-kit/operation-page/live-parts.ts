// What the standard page needs once it is there: it loads behind the page's first sight.
export { LiveOptions } from './options/live-options.tsx';
export { TextOutcome } from './text/text-outcome.tsx';
export { OptionsOutcome } from './options-outcome.tsx';
export { FilesOutcome } from './files-outcome.tsx';
export { loadOperation } from '#client/tool-kit/operations/loading.ts';
export { loadSlots } from './slots.ts';

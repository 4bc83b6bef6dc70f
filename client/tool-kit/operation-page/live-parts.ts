import type { ToolSlots } from './tool-slots.ts';

// The modules that the standard page needs after its first paint.
export { LiveOptions } from './options/live-options.tsx';
export { TextOutcome } from './text/text-outcome.tsx';
export { OptionsOutcome } from './options-outcome.tsx';
export { FilesOutcome } from './files/files-outcome.tsx';
export { loadOperation } from '#client/tool-kit/operations/loading.ts';

const loaders = new Map(
  Object.entries(import.meta.glob<ToolSlots>('../../tools/*/slots.ts', { import: 'default' })),
);

/** Loads a tool's additions to the standard page; most have none. */
export async function loadSlots(toolId: string): Promise<ToolSlots> {
  return (await loaders.get(`../../tools/${toolId}/slots.ts`)?.()) ?? {};
}

import type { ToolSlots } from './tool-slots.ts';

const loaders = new Map(
  Object.entries(import.meta.glob<ToolSlots>('../../tools/*/slots.ts', { import: 'default' })),
);

/** Loads a tool's additions to the standard page; most have none. */
export async function loadSlots(toolId: string): Promise<ToolSlots> {
  return (await loaders.get(`../../tools/${toolId}/slots.ts`)?.()) ?? {};
}

import type { AnyOperation } from './operation.ts';

// A map, because an object would pull the shared reading of own keys into this chunk.
const loaders = new Map(
  Object.entries(import.meta.glob<AnyOperation>('../../tools/*/operation.ts', { import: 'default' })),
);

/** Loads one tool's operation, and of its code no more than that. */
export function loadOperation(toolId: string): Promise<AnyOperation> {
  const load = loaders.get(`../../tools/${toolId}/operation.ts`);
  return load ? load() : Promise.reject(new RangeError(`The tool ${toolId} has no operation.`));
}

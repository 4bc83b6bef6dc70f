import type { AnyOperation } from './operation.ts';
import { readOwn } from '#core/collections/read-own.ts';

const loaders = import.meta.glob<AnyOperation>('../../tools/*/operation.ts', { import: 'default' });

/** Loads one tool's operation, and of its code no more than that. */
export function loadOperation(toolId: string): Promise<AnyOperation> {
  const load = readOwn(loaders, `../../tools/${toolId}/operation.ts`);
  return load ? load() : Promise.reject(new RangeError(`The tool ${toolId} has no operation.`));
}

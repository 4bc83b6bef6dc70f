import { createStore, jsonFormat } from './storage.ts';

const maxRecent = 6;

const idList = jsonFormat<readonly string[]>((raw) =>
  Array.isArray(raw) && raw.every((id) => typeof id === 'string') ? raw : undefined,
);

/** The ids of the tools opened last, newest first. */
export const recentTools = createStore<readonly string[]>('recentTools', idList, []);

export function rememberTool(toolId: string): void {
  recentTools.write([toolId, ...recentTools.read().filter((id) => id !== toolId)].slice(0, maxRecent));
}

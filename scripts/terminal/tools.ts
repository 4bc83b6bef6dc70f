import type { ToolManifest } from '#client/tool-kit/define-tool.ts';
import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';
import { editDistance } from '#core/text/edit-distance.ts';
import { toolModules } from './tool-modules.ts';
import { UsageError } from './arguments.ts';

export interface TerminalTool {
  readonly manifest: ToolManifest;
  readonly operation: AnyOperation;
}

/** The ids of the tools that have an operation. */
export function listToolIds(): string[] {
  return [...toolModules.keys()];
}

/** Throws a UsageError for a tool that does not exist. */
export async function loadTool(id: string): Promise<TerminalTool> {
  const modules = toolModules.get(id);
  if (!modules) {
    const nearest = listToolIds().toSorted((a, b) => editDistance(id, a) - editDistance(id, b))[0] ?? '';
    throw new UsageError(`There is no tool “${id}”; the nearest is ${nearest}. --list names them all.`);
  }
  const [{ default: manifest }, { default: operation }] = await Promise.all([
    modules.manifest(),
    modules.operation(),
  ]);
  return { manifest, operation };
}

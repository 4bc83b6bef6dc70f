import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ToolManifest } from '#client/tool-kit/define-tool.ts';
import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';
import { editDistance } from '#core/text/edit-distance.ts';
import { root } from '../site/paths.ts';
import { UsageError } from './usage-error.ts';

export interface TerminalTool {
  readonly manifest: ToolManifest;
  readonly operation: AnyOperation;
}

/** The ids of the tools that have an operation. */
export function listToolIds(): string[] {
  return globSync('client/tools/*/operation.ts', { cwd: root })
    .map((file) => basename(dirname(file)))
    .sort();
}

/** Throws a UsageError for a tool that has no operation or does not exist. */
export async function loadTool(id: string): Promise<TerminalTool> {
  const folder = join(root, 'client', 'tools', id);
  const isId = /^[a-z0-9-]+$/.test(id);
  if (!isId || !existsSync(join(folder, 'operation.ts'))) {
    const isKnown = isId && existsSync(join(folder, 'manifest.ts'));
    const nearest = listToolIds().toSorted((a, b) => editDistance(id, a) - editDistance(id, b))[0] ?? '';
    throw new UsageError(
      isKnown
        ? `The tool ${id} has no operation for the terminal yet.`
        : `There is no tool “${id}”; the nearest is ${nearest}. --list names them all.`,
    );
  }
  const [{ default: manifest }, { default: operation }] = (await Promise.all([
    import(join(folder, 'manifest.ts')),
    import(join(folder, 'operation.ts')),
  ])) as [{ default: ToolManifest }, { default: AnyOperation }];
  return { manifest, operation };
}

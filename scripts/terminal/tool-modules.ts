import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ToolManifest } from '#client/tool-kit/define-tool.ts';
import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';
import { root } from '../site/paths.ts';

/** Loads the two modules of a tool that the terminal needs. */
export interface ToolModules {
  readonly manifest: () => Promise<{ readonly default: ToolManifest }>;
  readonly operation: () => Promise<{ readonly default: AnyOperation }>;
}

/** All tools with an operation, by id. The release has this list written out, because it has no source. */
export const toolModules: ReadonlyMap<string, ToolModules> = new Map(
  globSync('client/tools/*/operation.ts', { cwd: root })
    .map((file) => dirname(join(root, file)))
    .sort()
    .map((folder) => [
      basename(folder),
      {
        manifest: () => import(join(folder, 'manifest.ts')) as ReturnType<ToolModules['manifest']>,
        operation: () => import(join(folder, 'operation.ts')) as ReturnType<ToolModules['operation']>,
      },
    ]),
);

import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ToolManifest } from '#client/tool-kit/define-tool.ts';
import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';

const root = join(import.meta.dirname, '..', '..');

/** Loads every operation of every tool, with the tool's name and accepted kinds. */
export function loadOperations() {
  return Promise.all(
    globSync('client/tools/*/operation.ts', { cwd: root }).map(async (file) => {
      const { default: operation } = (await import(join(root, file))) as { default: AnyOperation };
      const manifestFile = join(root, dirname(file), 'manifest.ts');
      const { default: manifest } = (await import(manifestFile)) as { default: ToolManifest };
      return { id: basename(dirname(file)), name: manifest.name, accepts: manifest.accepts, operation };
    }),
  );
}

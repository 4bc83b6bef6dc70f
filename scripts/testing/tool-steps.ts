import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ToolManifest } from '#client/tool-kit/define-tool.ts';
import { editDistance } from '#core/text/edit-distance.ts';
import { allTypesStep, lintStep, unitStep } from '../gate.ts';
import { root } from '../site/paths.ts';
import type { Step } from './run-steps.ts';

interface ToolSteps {
  readonly build: Step;
  /** What needs no build. */
  readonly steps: readonly Step[];
  /** The parameters for Playwright. */
  readonly browserParameters: readonly string[];
}

/** Returns the checks and tests of one tool. Ends the process with a message if there is no such tool. */
export async function listToolSteps(id: string, unitReport: string): Promise<ToolSteps> {
  const folder = `client/tools/${id}`;
  const manifestFile = join(root, folder, 'manifest.ts');
  if (!/^[a-z0-9-]+$/.test(id) || !existsSync(manifestFile)) {
    console.error(
      `There is no tool “${id}”; the nearest is “${findNearest(id)}”. Ids are the folders of client/tools.`,
    );
    process.exit(2);
  }
  const { slug } = ((await import(manifestFile)) as { default: ToolManifest }).default;
  return {
    // The bundler takes longest, so a build of the same sources is reused.
    build: { name: 'build', command: ['node', 'scripts/build.ts', '--if-stale'] },
    steps: [
      {
        ...unitStep(unitReport, [
          `${folder}/`,
          'client/catalogue/',
          'client/tool-kit/operations/operations.test.ts',
        ]),
        env: { TEST_TOOL: id },
      },
      allTypesStep,
      lintStep([folder]),
      { name: 'format', command: ['oxfmt', '--check', folder] },
      {
        name: 'spelling',
        command: ['cspell', 'lint', '--no-progress', '--no-summary', '--show-suggestions', `${folder}/**`],
      },
    ],
    browserParameters: [`--grep=${folder}/|/tools/${slug}:| offline: ${id}$`],
  };
}

function findNearest(id: string): string {
  const ids = globSync('client/tools/*/manifest.ts', { cwd: root }).map((file) => basename(dirname(file)));
  const distance = (other: string) => editDistance(id, other);
  return ids.toSorted((a, b) => distance(a) - distance(b))[0] ?? '';
}

import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { lintStep, typesStep, unitStep } from '../gate.ts';
import { cacheDir, root } from '../site/paths.ts';
import { runSteps, type Step } from '../testing/run-steps.ts';

// Does the first steps of adding a tool, once for each shape, in a copy of the project: `npm run new-tool` for an
// announced tool, and the gate over the result. The tests it writes also test the standard pages in a browser.
const shapes = ['operation', 'generator', 'form', 'files', 'join'] as const;
const copy = join(cacheDir, 'new-tools', 'project');

process.exitCode = (await makeAndProve()) ? 0 : 1;

async function makeAndProve(): Promise<boolean> {
  copyProject();
  const ids = chooseIds();
  process.chdir(copy);
  for (const [index, shape] of shapes.entries()) {
    const { status } = spawnSync('node', ['scripts/new-tool.ts', ids[index] ?? '', shape], {
      stdio: 'inherit',
    });
    if (status !== 0) return false;
  }
  const folders = ids.map((id) => `client/tools/${id}`);
  const browser: Step = {
    name: 'browser tests',
    // Tests from a template must not be flaky.
    command: [
      'playwright',
      'test',
      '--retries=0',
      '--max-failures=1',
      `--grep=${folders.map((folder) => `${folder}/`).join('|')}`,
    ],
    env: { E2E_PORT: '8481' },
  };
  const steps: Step[] = [
    unitStep(join(cacheDir, 'new-tools', 'unit-tests.json'), [...folders, 'client/catalogue/']),
    typesStep(projectsOf(folders)),
    lintStep(folders),
    { name: 'format', command: ['oxfmt', '--check', ...folders] },
    { name: 'layers', command: ['depcruise', '--config', '.dependency-cruiser.mjs', ...folders] },
    { name: 'dead code', command: ['knip', '--no-progress'] },
    // Apart from the browser tests, which give a server only some minutes to start.
    { name: 'build', command: ['node', 'scripts/build.ts'] },
    browser,
  ];
  const { failed } = await runSteps(steps, { concurrency: 1 });
  return failed === 0;
}

/** Writes projects of only the new folders, because all others are checked where they are; returns their names. */
function projectsOf(folders: readonly string[]): string[] {
  return ['client', 'worker', 'tooling'].map((project) => {
    const config = `tsconfig/new-tools-${project}.json`;
    const files = project === 'worker' ? '**/*.ts' : '**/*';
    const include = [...folders.map((folder) => `../${folder}/${files}`), '../client/*.d.ts'];
    writeFileSync(join(copy, config), JSON.stringify({ extends: `./${project}.json`, include }));
    return config;
  });
}

/** Copies the source files without build results. */
function copyProject(): void {
  rmSync(copy, { recursive: true, force: true });
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  for (const file of stdout.split('\0').filter(Boolean)) {
    mkdirSync(join(copy, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  // Nearly all files of its site are those of ours.
  const encoded = join(cacheDir, 'encoded');
  mkdirSync(encoded, { recursive: true });
  mkdirSync(join(copy, '.cache'));
  symlinkSync(encoded, join(copy, '.cache', 'encoded'));
  // The linter ignores the files that the repository ignores, so the copy needs one.
  spawnSync('git', ['init', '--quiet'], { cwd: copy });
}

/** Returns announced tools with nothing but a manifest; invented ones once all are built. */
function chooseIds(): string[] {
  const announced = globSync('client/tools/*/', { cwd: root })
    .filter((folder) => readdirSync(join(root, folder)).join() === 'manifest.ts')
    .map((folder) => basename(folder));
  return [
    ...announced.toSorted(),
    'first-new-tool',
    'second-new-tool',
    'third-new-tool',
    'fourth-new-tool',
    'fifth-new-tool',
  ].slice(0, shapes.length);
}

// Runs a TypeScript script of this project with the pinned Node: `node scripts/bootstrap.mjs scripts/x.ts [arguments]`.
// Plain JavaScript for the oldest Node we start from (20.19), which reads no TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const root = join(import.meta.dirname, '..');
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.sundry-lock-hash');

/** Installs exactly what the lockfile names, unless that is what is there. */
function installPackages() {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return;
  // Standard output belongs to the script: it may be a tool's result.
  console.error('Installing packages: these are not known to be those of package-lock.json …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['inherit', 2, 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  mkdirSync(modules, { recursive: true });
  writeFileSync(stampFile, hash);
}

/** The Node of the lockfile where it has one for this platform, else this one if it can run TypeScript. */
function findNode() {
  const pinned = join(modules, '.bin', 'node');
  if (existsSync(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 7)) return process.execPath;
  console.error(
    `There is no pinned Node for ${process.platform} ${process.arch}: please install Node 24.7 or newer.`,
  );
  return process.exit(1);
}

installPackages();
const child = spawn(findNode(), process.argv.slice(2), {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: join(modules, '.bin') + (process.platform === 'win32' ? ';' : ':') + process.env.PATH,
    // Scripts and servers that were started before start again in a third of the time.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'compile'),
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));

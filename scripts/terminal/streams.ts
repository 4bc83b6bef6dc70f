import { statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { safeFileName, uniqueFileNames } from '#core/files/file-names.ts';
import type { ThreadPart } from './thread-api.ts';
import { UsageError } from './arguments.ts';

/** npm starts scripts in the project's folder; file names are relative to the person's folder. */
const workingFolder = process.env.INIT_CWD ?? process.cwd();

/** Returns the path of a file that the person named. Throws a UsageError if there is none. */
export function findFile(name: string): string {
  const path = resolve(workingFolder, name);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw new UsageError(`There is no file ${name}.`);
  return path;
}

export async function readStandardInput(): Promise<Uint8Array> {
  if (process.stdin.isTTY) console.error('Reading what you type; Ctrl+D ends it.');
  const chunks: Buffer<ArrayBuffer>[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer<ArrayBuffer>);
  return Buffer.concat(chunks);
}

/** Writes the only part to standard output, or all into a folder. */
export async function writeParts(parts: readonly ThreadPart[], outFolder: string | undefined): Promise<void> {
  if (outFolder === undefined) {
    const [part, ...others] = parts;
    if (!others.every(({ isFurther }) => isFurther)) {
      throw new UsageError(`This gives ${parts.length} files: say where they go by --out <folder>.`);
    }
    if (part) await writeOut(part.content);
    const names = others.map(({ name }) => name);
    if (names.length > 0) console.error(`info: --out <folder> writes ${names.join(', ')}, too.`);
    return;
  }
  const folder = resolve(workingFolder, outFolder);
  await makeFolder(folder);
  const names = uniqueFileNames(parts.map(({ name }) => safeFileName(name)));
  for (const [index, part] of parts.entries()) {
    await writeFile(join(folder, names[index] ?? part.name), part.content);
  }
}

async function makeFolder(path: string): Promise<void> {
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) {
    throw new UsageError(`--out ${path} is a file, not a folder.`);
  }
  await mkdir(path, { recursive: true });
}

/** Resolves only when everything is written: a pipe may be slow, or closed early by its reader. */
function writeOut(content: string | Uint8Array): Promise<void> {
  return new Promise((done, fail) => {
    process.stdout.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') done();
      else fail(error);
    });
    process.stdout.write(content, () => {
      done();
    });
  });
}

import { statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { outputName } from '#client/tool-kit/operations/output-names.ts';
import { toError, ToolInputError, type Note, type NotePlace } from '#core/errors.ts';
import { safeFileName, uniqueFileNames } from '#core/files/file-names.ts';
import { optionName, readArguments } from './arguments.ts';
import { asTyped, describeIdle } from './given-options.ts';
import { describeTool } from './help.ts';
import { runInThread } from './run-in-thread.ts';
import type { ThreadPart, ThreadSource } from './thread-api.ts';
import { loadTool } from './tools.ts';
import { UsageError } from './usage-error.ts';

/** npm starts scripts in the project's folder; names of files are meant where the person stands. */
const workingFolder = process.env.INIT_CWD ?? process.cwd();

/** Runs one tool on standard input or files, and writes what it gives. */
export async function runTool(id: string, words: readonly string[]): Promise<void> {
  const tool = await loadTool(id);
  const { operation } = tool;
  const { options, files, outFolder, isHelp } = readArguments(words, operation.schema);
  if (isHelp) {
    process.stdout.write(`${describeTool(tool)}\n`);
    return;
  }
  if (operation.needsBrowser) throw new UsageError(`${id} needs a browser: use it in its page.`);
  const isEach = operation.takes === 'text' || operation.takes === 'file';
  if (isEach && files.length > 1 && outFolder !== undefined) {
    await runEach(id, operation, files, options, outFolder);
    return;
  }
  try {
    for (const sentence of describeIdle(options, operation.schema)) console.error(`warning: ${sentence}`);
    const source = asTyped(await readSource(operation, options, files), options, operation.schema);
    const { parts, notes } = await runInThread({ toolId: id, source, options }, operation);
    for (const note of notes) console.error(describeNote(note));
    await writeParts(parts, outFolder);
  } catch (error) {
    if (!(error instanceof ToolInputError)) throw error;
    tellMistake(error, operation);
  }
}

/** Each file on its own, its output named for it; one that fails keeps none of the others back. */
async function runEach(
  toolId: string,
  operation: AnyOperation,
  names: readonly string[],
  options: object,
  outFolder: string,
): Promise<void> {
  const made: ThreadPart[] = [];
  for (const name of names) {
    const path = findFile(name);
    try {
      const { parts, notes } = await runInThread({ toolId, source: { paths: [path] }, options }, operation);
      for (const note of notes) console.error(`${name}: ${describeNote(note)}`);
      made.push(
        ...parts.map((part) => ({
          ...part,
          name: outputName(basename(path), { ...part, content: '' }, parts.length),
        })),
      );
    } catch (error) {
      if (error instanceof ToolInputError) tellMistake(error, operation, `${name}: `);
      else tellFault(error, name);
    }
  }
  await writeParts(made, outFolder);
}

async function readSource(
  { takes, schema, optionalInput }: AnyOperation,
  options: object,
  names: readonly string[],
): Promise<ThreadSource> {
  if (takes === 'nothing') {
    if (names.length > 0) throw new UsageError('This tool takes no file.');
    return { text: undefined };
  }
  const paths = names.map(findFile);
  if (paths.length > 1 && takes !== 'files') {
    throw new UsageError(
      'This tool takes one file at a time: say where several outputs go by --out <folder>.',
    );
  }
  if (paths.length > 0) return { paths };
  if (optionalInput?.isUsed({ ...initialState(schema), ...options }) === false) return { text: '' };
  return { bytes: await readStandardInput() };
}

function findFile(name: string): string {
  const path = resolve(workingFolder, name);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw new UsageError(`There is no file ${name}.`);
  return path;
}

async function readStandardInput(): Promise<Uint8Array> {
  if (process.stdin.isTTY) console.error('Reading what you type; Ctrl+D ends it.');
  const chunks: Buffer<ArrayBuffer>[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer<ArrayBuffer>);
  return Buffer.concat(chunks);
}

async function writeParts(parts: readonly ThreadPart[], outFolder: string | undefined): Promise<void> {
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

/** Ends only when all is written: a pipe may be slow, or closed early by who reads it. */
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

function describeNote({ severity, sentence, place, hint }: Note): string {
  return `${severity}: ${describePlace(place)}${sentence}${hint ? ` ${hint}` : ''}`;
}

/** The person's mistake: where, what, and how to mend it. A field may be one of the input, which no option sets. */
function tellMistake({ message, details }: ToolInputError, { schema }: AnyOperation, whose = ''): void {
  const place = describePlace(details);
  const isOption = details.field !== undefined && Object.hasOwn(schema, details.field);
  const field = isOption ? `${optionName(details.field)}${place === '' ? ': ' : ', '}` : '';
  console.error(`${whose}${field}${place}${message}${details.hint ? `\n${details.hint}` : ''}`);
  process.exitCode = 1;
}

/** A fault of ours ends the work on one file alone. */
function tellFault(fault: unknown, name: string): void {
  console.error(`${name}: This is a fault of ours, not of your file. ${toError(fault).stack ?? ''}`);
  process.exitCode = 1;
}

function describePlace(place: NotePlace | undefined): string {
  if (place?.line === undefined) return '';
  return `line ${place.line}${place.column === undefined ? '' : `, column ${place.column}`}: `;
}

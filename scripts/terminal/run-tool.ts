import { basename } from 'node:path';
import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { outputName } from '#client/tool-kit/operations/output-names.ts';
import { ToolInputError } from '#core/errors.ts';
import { readArguments, UsageError } from './arguments.ts';
import { asTyped, describeIdle } from './given-options.ts';
import { describeTool } from './help.ts';
import { describeNote, tellFault, tellMistake } from './messages.ts';
import { runInThread } from './run-in-thread.ts';
import { findFile, readStandardInput, writeParts } from './streams.ts';
import type { ThreadPart, ThreadSource } from './thread-api.ts';
import { loadTool } from './tools.ts';

/** Runs one tool on standard input or files, and writes its output. */
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

/** Runs on each file by itself, with its output named after it; a failing file does not stop the others. */
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

import type { Program } from 'acorn';
import { type CompressOptions, minify, type MinifyOptions } from 'terser';
import { ToolInputError, type Note } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import { hasDirectEval, namesToKeep, seesPrivateNames } from './kept-names.ts';
import { isParseFailure, type ParsedScript, parseScript, readAs, tooDeep } from './parse-script.ts';
import { completeDefault, linkMap, type MappedCode } from './module-edits.ts';
import { firstDifference } from './same-program.ts';
import { readableByTerser, type TerserInput } from './terser-input.ts';
import { findNode } from './tree.ts';

export interface JsOptions {
  readonly level: 'spaces' | 'safe' | 'most';
  readonly kind: 'auto' | 'module' | 'script';
  readonly areNamesKept: boolean;
  readonly isConsoleDropped: boolean;
  readonly isLicenceKept: boolean;
  readonly sourceMap: 'none' | 'file' | 'inline';
}

export interface MinifiedJs {
  readonly code: string;
  /** A source map (ECMA-426), where one is asked for as a file. */
  readonly map: string | undefined;
  readonly notes: readonly Note[];
}

/**
 * The same program in fewer characters, by Terser. Throws a ToolInputError with the place of a mistake in the syntax,
 * and of what Terser would change. `fileName` is what the source map calls the input.
 */
export async function minifyJs(source: string, fileName: string, options: JsOptions): Promise<MinifiedJs> {
  const script = await parseScript(source, options.kind);
  const readable = readableByTerser(source, script.program);
  const run = (level: JsOptions['level']): Promise<MappedCode> =>
    runTerser(source, readable, fileName, script, settingsFor(script, fileName, { ...options, level }));
  // Without changes on purpose, the output must be the same program: that proves how Terser reads and writes it.
  const plain = await run('spaces').catch((error: unknown) => refuse(error, readable.text, script));
  if (!options.isConsoleDropped) refuseDifference(script, plain.code, source);
  const shorter = options.level === 'spaces' ? plain : await run(options.level).catch(() => undefined);
  const isWhole =
    shorter !== undefined &&
    (shorter === plain || readOrNothing(shorter.code, script.sourceType) !== undefined);
  const output = isWhole ? shorter : plain;
  const { sourceMap } = options;
  return {
    code: sourceMap === 'none' ? output.code : linkMap(output, sourceMap, `${outNameOf(fileName)}.map`),
    map: sourceMap === 'file' ? output.map : undefined,
    notes: notesOf(script, options, isWhole),
  };
}

function settingsFor(
  { program, sourceType }: ParsedScript,
  fileName: string,
  { level, areNamesKept, isConsoleDropped, isLicenceKept, sourceMap }: JsOptions,
): MinifyOptions {
  const isMangled = level !== 'spaces' && !areNamesKept && !seesPrivateNames(program);
  return {
    module: sourceType === 'module',
    compress: compressionOf(level, isConsoleDropped),
    mangle: isMangled && { reserved: namesToKeep(program) },
    keep_classnames: areNamesKept,
    keep_fnames: areNamesKept,
    format: {
      comments: isLicenceKept ? /^!|@license|@preserve|@cc_on/i : false,
      // By the older standard Terser quotes names like größe, even private ones.
      ecma: 2015,
      shorthand: false,
    },
    ...(sourceMap !== 'none' && { sourceMap: { filename: outNameOf(fileName), includeSources: true } }),
  };
}

/**
 * What Terser does to expressions without assuming anything. Its other steps lose reads of getters (terser #1632),
 * conversions (#1640), default values (#880), generators (#1294), setters (#1709), errors of `let` before its
 * declaration and of BigInt, drop directives of other programs such as "use client" (#1320), and save less than 1 %
 * by gzip.
 */
const soundSteps: CompressOptions = {
  defaults: false,
  pure_getters: false,
  comparisons: true,
  conditionals: true,
  dead_code: true,
  if_return: true,
  loops: true,
  negate_iife: true,
  properties: true,
};

function compressionOf(level: JsOptions['level'], isConsoleDropped: boolean): CompressOptions | false {
  if (level === 'spaces') return isConsoleDropped ? { defaults: false, drop_console: true } : false;
  return { ...soundSteps, drop_console: isConsoleDropped, passes: level === 'most' ? 3 : 1 };
}

function outNameOf(fileName: string): string {
  return `${fileName.replace(/\.[cm]?js$/i, '')}.min.js`;
}

async function runTerser(
  source: string,
  { text, restore }: TerserInput,
  fileName: string,
  { program, sourceType }: ParsedScript,
  settings: MinifyOptions,
): Promise<MappedCode> {
  const result = await minify({ [fileName]: text }, settings);
  const code = restore(result.code ?? '');
  const map = typeof result.map === 'string' ? withSource(result.map, source) : undefined;
  const output = { code, map };
  const written = sourceType === 'module' ? readOrNothing(code, sourceType) : undefined;
  return written ? completeDefault(output, program, written) : output;
}

/** The map holds what the author wrote, not what Terser was given. */
function withSource(map: string, source: string): string {
  return JSON.stringify({ ...(JSON.parse(map) as object), sourcesContent: [source] });
}

function readOrNothing(code: string, sourceType: ParsedScript['sourceType']): Program | undefined {
  try {
    return readAs(code, sourceType);
  } catch {
    return undefined;
  }
}

const rewrite = 'Write that place another way. Terser, which minifies here, does not keep its meaning.';

function refuseDifference({ program, sourceType }: ParsedScript, code: string, source: string): void {
  let changed: { readonly start: number } | undefined;
  try {
    changed = firstDifference(program, readAs(code, sourceType));
  } catch (error) {
    if (!isParseFailure(error)) throw error;
    changed = program;
  }
  if (!changed) return;
  throw new ToolInputError('This would do something else when minified.', {
    ...placeOf(source, changed.start),
    hint: rewrite,
  });
}

function refuse(error: unknown, source: string, { program }: ParsedScript): never {
  if (error instanceof RangeError) throw tooDeep();
  if (!isParseFailure(error)) throw error;
  const letName = findNode(program, ({ type, name }) => type === 'Identifier' && name === 'let');
  if (letName) {
    throw new ToolInputError('Terser, which minifies here, cannot read “let” as a name.', {
      ...placeOf(source, letName.start),
      hint: 'Rename the variable. Modules and strict scripts cannot have that name either.',
    });
  }
  throw new ToolInputError('Terser, which minifies here, cannot read this.', {
    ...placeOf(source, Math.min(error.pos, source.length)),
    hint: `Write it another way. Terser says: ${error.message.replace(/\.$/, '')}.`,
  });
}

function notesOf({ program, sourceType }: ParsedScript, options: JsOptions, isWhole: boolean): Note[] {
  const notes: Note[] = [];
  if (options.kind === 'auto' && sourceType === 'module')
    notes.push({ severity: 'info', sentence: 'Read as a module.' });
  if (!isWhole) {
    const sentence = 'Terser cannot shorten this script: only spaces and comments are gone.';
    notes.push({ severity: 'warning', sentence });
  }
  if (seesNames(program)) {
    notes.push({ severity: 'info', sentence: 'Names that eval or with may see stay long.' });
  }
  return notes;
}

function seesNames(program: Program): boolean {
  return hasDirectEval(program) || findNode(program, ({ type }) => type === 'WithStatement') !== undefined;
}

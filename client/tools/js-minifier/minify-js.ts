import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import type { Program } from 'acorn';
import { type CompressOptions, minify, type MinifyOptions, type MinifyOutput } from 'terser';
import { ToolInputError, type Note } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import { mapBehindEdits } from './source-map.ts';
import { dropConsole } from './drop-console.ts';
import { hasDirectEval, namesToKeep, readsNames, seesPrivateNames } from './kept-names.ts';
import {
  isParseFailure,
  type ParsedScript,
  type ParseFailure,
  parseScript,
  readAs,
  tooDeep,
} from './parse-script.ts';
import { completeDefault, linkMap, type MappedCode } from './edits/module-edits.ts';
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
 * Shortens a program with Terser. Throws a ToolInputError with the place of a syntax error, or of code that Terser
 * would change. `fileName` is the input's name in the source map.
 */
export async function minifyJs(source: string, fileName: string, options: JsOptions): Promise<MinifiedJs> {
  const whole = await parseScript(source, options.kind);
  const { text, edits, notes } = options.isConsoleDropped
    ? dropConsole(source, whole.program)
    : { text: source, edits: [], notes: [] };
  const script = text === source ? whole : { ...whole, program: readAs(text, whole.sourceType) };
  const readable = readableByTerser(text, script.program);
  const run = (level: JsOptions['level'], tree?: object): Promise<TerserOutput> =>
    runTerser(readable, fileName, script, settingsFor(script, fileName, { ...options, level }), tree);
  // Without intended changes, the output must be the same program: that checks how Terser reads and writes it.
  const plain = await run('spaces').catch((error: unknown) => refuse(error, readable.text));
  refuseDifference(script, plain.code, text);
  const shorter =
    options.level === 'spaces' ? plain : await run(options.level, plain.tree).catch(() => undefined);
  const isWhole =
    shorter !== undefined && (shorter === plain || 'program' in parseOrFail(shorter.code, script.sourceType));
  const { code, map } = isWhole ? shorter : plain;
  const behind = map && mapBehindEdits(mapBehindEdits(map, text, readable.edits), source, edits);
  const output = { code, map: behind && withSource(behind, source) };
  const { sourceMap } = options;
  return {
    code: sourceMap === 'none' ? code : linkMap(output, sourceMap, `${outNameOf(fileName)}.map`),
    map: sourceMap === 'file' ? output.map : undefined,
    notes: [...notesOf(script, options, isWhole), ...notes],
  };
}

function settingsFor(
  { program, sourceType }: ParsedScript,
  fileName: string,
  { level, areNamesKept, isLicenceKept, sourceMap }: JsOptions,
): MinifyOptions {
  const isMangled = level !== 'spaces' && !seesPrivateNames(program, areNamesKept);
  return {
    module: sourceType === 'module',
    // In a module `<!--` is an operator and a negation, not a comment (ECMA-262, B.1.1).
    parse: { html5_comments: sourceType !== 'module' },
    compress: level === 'most' && compression,
    // Without `safari10` Terser shortens names of `catch` that must stay.
    mangle: isMangled && { reserved: namesToKeep(program, areNamesKept), safari10: true },
    format: {
      comments: isLicenceKept ? /^!|@license|@preserve|@cc_on/i : false,
      // For the older standard Terser quotes names like größe, even private ones.
      ecma: 2015,
      shorthand: false,
    },
    ...(sourceMap !== 'none' && { sourceMap: { filename: outNameOf(fileName), includeSources: true } }),
  };
}

/**
 * The steps of Terser that assume least. The default level has none: with any of them on, even with all off, Terser
 * compares calls with themselves (`a.shift() === a.shift()`), moves conversions (`a + ("" + b)`), drops errors of `let`
 * and `const`, and spreads literals without their iterator. Together they save less than 1 % by gzip.
 * `comparisons` takes two calls of one function for the same value, and saves less than 0.1 %.
 * The others also lose reads of getters (terser #1632), default values (#880), generators (#1294), setters (#1709), and
 * directives of other programs such as "use client" (#1320).
 */
const compression: CompressOptions = {
  defaults: false,
  pure_getters: false,
  conditionals: true,
  dead_code: true,
  if_return: true,
  loops: true,
  negate_iife: true,
  properties: true,
  passes: 3,
};

function outNameOf(fileName: string): string {
  return `${fileName.replace(/\.[cm]?js$/i, '')}.min.js`;
}

interface TerserOutput extends MappedCode {
  /** What Terser has read, so that it need not read it again; undefined with a source map, which needs the text. */
  readonly tree?: object | undefined;
}

/** Terser's documentation has these options, and trees as input; its types lack both. */
const withTree: object = { ast: true, code: true };

async function runTerser(
  { text, restore }: TerserInput,
  fileName: string,
  { program, sourceType }: ParsedScript,
  settings: MinifyOptions,
  tree: object | undefined,
): Promise<TerserOutput> {
  const format = { ...settings.format, ...withTree };
  const input = (tree ?? { [fileName]: text }) as Parameters<typeof minify>[0];
  const result: MinifyOutput & { ast?: object } = await minify(input, { ...settings, format });
  const code = restore(result.code ?? '');
  const output = { code, map: typeof result.map === 'string' ? result.map : undefined };
  const written = sourceType === 'module' ? parseOrFail(code, sourceType) : undefined;
  const completed =
    written && 'program' in written ? completeDefault(output, program, written.program) : output;
  return { ...completed, tree: settings.sourceMap ? undefined : result.ast };
}

/** Puts the author's source into the map, not Terser's input. */
function withSource(map: string, source: string): string {
  return JSON.stringify({ ...(JSON.parse(map) as object), sourcesContent: [source] });
}

function refuseDifference({ program, sourceType }: ParsedScript, code: string, source: string): void {
  const after = parseOrFail(code, sourceType);
  const changed = 'failure' in after ? undefined : firstDifference(program, after.program);
  if (!changed && 'program' in after) return;
  const excerpt =
    'failure' in after ? code.slice(Math.max(0, after.failure.pos - 20), after.failure.pos + 20) : '';
  throw new ToolInputError('The minified script would behave differently.', {
    ...(changed && placeOf(source, changed.start)),
    hint: changed
      ? 'Write that place another way. Terser, which minifies here, does not keep its meaning.'
      : `Rewrite it. Terser, which minifies here, makes it “${excerpt}”, which is not JavaScript.`,
  });
}

function parseOrFail(
  code: string,
  sourceType: ParsedScript['sourceType'],
): { readonly program: Program } | { readonly failure: ParseFailure } {
  try {
    return { program: readAs(code, sourceType) };
  } catch (error) {
    if (!isParseFailure(error)) throw error;
    return { failure: error };
  }
}

function refuse(error: unknown, source: string): never {
  if (error instanceof RangeError) throw tooDeep();
  if (!isParseFailure(error)) throw error;
  throw new ToolInputError('Terser, which minifies here, cannot read this.', {
    ...placeOf(source, Math.min(error.pos, source.length)),
    hint: `Rewrite it. Terser says: ${error.message.replace(/\.$/, '')}.`,
  });
}

function notesOf({ program, sourceType }: ParsedScript, options: JsOptions, isWhole: boolean): Note[] {
  const notes: Note[] = [];
  if (options.kind === 'auto' && sourceType === 'module') notes.push(inform('Read as a module.'));
  if (program.body.length === 0 && program.end > 0)
    notes.push(inform('There is no code, only comments and spaces.'));
  if (!isWhole) {
    const sentence = 'Terser cannot shorten this script: only spaces and comments are gone.';
    notes.push(warn(sentence));
  }
  if (options.level !== 'spaces') {
    for (const sentence of changesOf(program, options)) notes.push(inform(sentence));
  }
  return notes;
}

/** Returns the changes that another level or option would prevent. */
function changesOf(program: Program, { level, areNamesKept }: JsOptions): string[] {
  const sees = hasDirectEval(program) || findNode(program, ({ type }) => type === 'WithStatement');
  return [
    ...(sees ? ['Names that eval or with may see stay long.'] : []),
    ...(!areNamesKept && readsNames(program)
      ? [
          'This script reads “name”: choose “Keep function and class names” if it needs those of functions or classes.',
        ]
      : []),
    ...(level === 'most'
      ? [
          'Compressing assumes that no code relies on evaluation order, errors of let, const and class, spread object literals, or changed built-ins.',
        ]
      : []),
  ];
}

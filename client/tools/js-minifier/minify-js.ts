import { minify, type MinifyOptions } from 'terser';
import type { OperationNote } from '#client/tool-kit/operations/operation.ts';
import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';

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
  readonly notes: readonly OperationNote[];
}

/**
 * The same program in fewer characters, by Terser. Throws a ToolInputError with the place of a mistake in the syntax.
 * `fileName` is what the source map calls the input.
 */
export async function minifyJs(source: string, fileName: string, options: JsOptions): Promise<MinifiedJs> {
  const isModule = options.kind === 'module' || (options.kind === 'auto' && looksLikeModule(source));
  const outName = fileName.replace(/\.[cm]?js$/i, '') + '.min.js';
  const settings: MinifyOptions = {
    module: isModule,
    compress: compressionOf(options),
    mangle: options.level !== 'spaces' && !options.areNamesKept,
    keep_classnames: options.areNamesKept,
    keep_fnames: options.areNamesKept,
    format: { comments: options.isLicenceKept ? /^!|@license|@preserve|@cc_on/i : false },
    ...(options.sourceMap !== 'none' && {
      sourceMap: {
        filename: outName,
        includeSources: true,
        url: options.sourceMap === 'inline' ? 'inline' : `${outName}.map`,
      },
    }),
  };
  const { code = '', map } = await run({ [fileName]: source }, settings, source);
  return {
    code,
    map: options.sourceMap === 'file' && typeof map === 'string' ? map : undefined,
    notes: notesOf(source, isModule, options),
  };
}

function compressionOf({ level, isConsoleDropped }: JsOptions): NonNullable<MinifyOptions['compress']> {
  const drops = { drop_console: isConsoleDropped };
  // `defaults: false` leaves the program as it is written but for what is asked for.
  if (level === 'spaces') return isConsoleDropped ? { ...drops, defaults: false } : false;
  return { ...drops, passes: level === 'most' ? 3 : 1 };
}

async function run(files: Record<string, string>, settings: MinifyOptions, source: string) {
  refuseTypes(source);
  try {
    return await minify(files, settings);
  } catch (error) {
    throw mistakeOf(error, source, settings.module === true);
  }
}

const typeScriptHint = 'This looks like TypeScript. Compile it first, and take what the compiler wrote.';
const typeStatement =
  /\b(?<=(?:^|[;{}])[^\S\n]*)(?:export[^\S\n]+)?(?:type|interface)[^\S\n]+(?!in\b|instanceof\b)[A-Za-z_$]/m;
const textOrComment =
  /\/\*[\s\S]*?\*\/|\/\/.*|`[^`\\]*(?:\\[\s\S][^`\\]*)*`|"[^"\\\n]*(?:\\[\s\S][^"\\\n]*)*"|'[^'\\\n]*(?:\\[\s\S][^'\\\n]*)*'/g;

/** Terser 5.51 never ends on `interface A` and `type A` where a statement begins: it stays before the word for ever. */
function refuseTypes(source: string): void {
  if (!typeStatement.test(source)) return;
  const codeAlone = source.replaceAll(textOrComment, (found) => found.replaceAll(/[^\n]/g, ' '));
  const offset = codeAlone.search(typeStatement);
  if (offset === -1) return;
  throw new ToolInputError('A script has no types.', {
    ...placeOf(source, offset),
    hint: typeScriptHint,
  });
}

interface ParseError {
  readonly message: string;
  readonly line: number;
  readonly col: number;
  readonly pos: number;
}

function mistakeOf(error: unknown, source: string, isModule: boolean): unknown {
  if (error instanceof RangeError) {
    return new ToolInputError('The script is nested too deep to be read.', {
      hint: 'Take it apart by hand.',
    });
  }
  if (!isParseError(error)) return error;
  const { message, line, col, pos } = error;
  const isCut = /^Unexpected token:? eof\b/.test(message);
  const words = isCut ? 'The script ends before all of it is closed' : message.replace(/\.$/, '');
  return new ToolInputError(`${words}.`, {
    line,
    column: col + 1,
    offset: Math.min(pos, source.length),
    hint: isCut ? 'Close the bracket that is open.' : hintOf(message, source.slice(0, pos), source, isModule),
  });
}

function isParseError(error: unknown): error is ParseError {
  return error instanceof Error && 'pos' in error && typeof error.pos === 'number';
}

function hintOf(message: string, before: string, source: string, isModule: boolean): string {
  if (
    /^\s*(?:interface|type|enum|declare|namespace)\s+\w|[\w)\]]\s*:\s*(?:string|number|boolean|void|any|unknown)\b/m.test(
      source,
    )
  ) {
    return typeScriptHint;
  }
  if (message.includes('operator (<)') && /<\/?\w+[^<>]*>/.test(source)) {
    return 'This looks like JSX or HTML. Compile it first, or paste the script alone.';
  }
  if (!isModule && (/await|import|export/.test(message) || /\bawait\s+$/.test(before.slice(-100))))
    return 'If it is a module, choose that.';
  return 'Mend it there.';
}

const topLevel =
  /(?:^|[;}])[^\S\n]*(?:import\s*(?:[\w*{"'])|export\s+(?:default|const|let|var|function|class|async)\b|export\s*[{*])|\bimport\.meta\b/m;

/** Only modules may import and export at their top. */
function looksLikeModule(source: string): boolean {
  return topLevel.test(source.replaceAll(/\/\*[\s\S]*?\*\//g, ' '));
}

function notesOf(source: string, isModule: boolean, { level, kind }: JsOptions): OperationNote[] {
  const notes: OperationNote[] = [];
  if (kind === 'auto' && isModule)
    notes.push({ severity: 'info', sentence: 'Read as a module: it imports or exports.' });
  if (isModule && level !== 'spaces') {
    notes.push({
      severity: 'info',
      sentence: 'In a module, what is neither used nor exported is left out.',
    });
  }
  if (/\beval\s*\(|\bwith\s*\(/.test(source)) {
    notes.push({
      severity: 'info',
      sentence: 'The script holds eval or with: names that these may see stay long.',
    });
  }
  return notes;
}

import bwip from 'bwip-js/generic';
import { listRuns } from '#core/codes/drawing/module-runs.ts';
import { ToolInputError } from '#core/errors.ts';
import type { Bar } from './glyphs.ts';
import type { CodeContent } from './content-parts.ts';

/** The dark parts of a symbol without its quiet zone. */
export interface BarSymbol {
  readonly width: number;
  readonly height: number;
  readonly bars: readonly Bar[];
}

/** The engine gives lengths in inches; one inch is 72 modules. */
const modulesPerInch = 72;

interface LinearResult {
  readonly sbs: readonly number[];
  readonly bhs: readonly number[];
  readonly bbs: readonly number[];
}

interface MatrixResult {
  readonly pixs: readonly number[];
  readonly pixx: number;
  readonly pixy: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Asks BWIPP for the bars. `wide` is the width of wide bars, for symbologies that leave it open. Throws a
 * ToolInputError if the content does not fit.
 */
export function encodeBars(
  { engine }: CodeContent,
  heightModules: number,
  wide: number | undefined,
): BarSymbol {
  const { id, text, options } = engine;
  const sized = heightModules > 0 ? `${options} height=${heightModules / modulesPerInch}` : options;
  const result = callEngine(id, text, sized);
  return 'pixs' in result ? readMatrix(result) : readLinear(result, wide);
}

function callEngine(id: string, text: string, options: string): LinearResult | MatrixResult {
  // Missing elements are only a warning, which findMissingElement gives.
  const pairing = id.startsWith('gs1') ? ' lintreqs=false' : '';
  try {
    // The types do not say that the only symbol is the first item.
    const [result] = bwip.raw(id, text, `${options}${pairing} `) as unknown as (
      | LinearResult
      | MatrixResult
    )[];
    if (!result) throw new Error(`The engine gave no ${id}.`);
    return result;
  } catch (error) {
    // For example `bwipp.GS1badChecksum#3251: AI 01: Bad checksum`. Such a message means a mistake in the person's
    // content.
    const [, said] =
      /^(?:Error: )?bwipp\.\w+#\d+: (.*)$/s.exec(error instanceof Error ? error.message : String(error)) ??
      [];
    if (said === undefined) throw error;
    throw new ToolInputError(`${said.replace(/\.$/, '')}.`, { hint: hintFor(said, id) });
  }
}

/**
 * Returns which further elements GS1 requires, in this code or in another one on the same item (General Specifications,
 * 4.13.2). Returns undefined if none is missing.
 */
export function findMissingElement({ engine: { id, text, options } }: CodeContent): string | undefined {
  try {
    bwip.raw(id, text, `${options} lintreqs `);
    return undefined;
  } catch (error) {
    const [, ai = '', wanted = ''] =
      /bwipp\.GS1missingAIs#\d+: .*AI \((\d+)\) are missing: (.+)$/.exec(String(error)) ?? [];
    if (ai === '') return undefined;
    const others = wanted.replace(/\d\w+/g, '($&)').replaceAll('+', ' and ').replaceAll(' OR ', ', or ');
    return `(${ai}) goes with ${others}, here or in another code on the same item.`;
  }
}

/** Symbologies to suggest when a code cannot hold the content; each holds more than the one before. */
const larger = { pdf417: 'Data Matrix or Aztec', datamatrix: 'Aztec', azteccode: undefined } as const;

function hintFor(said: string, id: string): string | undefined {
  if (/too long|maximum|capacity|no valid symbol/i.test(said)) {
    if (id === 'datamatrixrectangular') return 'Put less into it, or take a square one.';
    const others = id in larger ? larger[id as keyof typeof larger] : 'Data Matrix, PDF417 or Aztec';
    return others === undefined ? 'Part it into several codes.' : `Put less into it, or take ${others}.`;
  }
  return said.includes('AI')
    ? 'See the GS1 General Specifications, section 3, for what each identifier holds.'
    : undefined;
}

function readMatrix({ pixs, pixx, pixy, width, height }: MatrixResult): BarSymbol {
  const rowHeight = Math.round(height / pixy / (width / pixx));
  const bars = listRuns({ across: pixx, modules: Uint8Array.from(pixs) }).map(({ x, y, length }) => ({
    x,
    y: y * rowHeight,
    width: length,
    height: rowHeight,
  }));
  return { width: pixx, height: pixy * rowHeight, bars };
}

function readLinear({ sbs, bhs, bbs }: LinearResult, wide: number | undefined): BarSymbol {
  // Heights come as 32-bit floats; differences below a thousandth of a module are rounding errors.
  const inModules = (inches: number) => Math.round(inches * modulesPerInch * 1000) / 1000;
  const top = Math.max(...bhs.map((height, index) => inModules(height) + inModules(bbs[index] ?? 0)));
  const bars: Bar[] = [];
  let x = 0;
  let width = 0;
  sbs.forEach((length, index) => {
    const wished = wide !== undefined && length > 1 ? wide : length;
    const bar = index / 2;
    if (Number.isInteger(bar) && wished > 0) {
      const height = inModules(bhs[bar] ?? 0);
      bars.push({ x, y: top - height - inModules(bbs[bar] ?? 0), width: wished, height });
      width = x + wished;
    }
    x += wished;
  });
  return { width, height: Math.max(...bars.map((bar) => bar.y + bar.height)), bars };
}

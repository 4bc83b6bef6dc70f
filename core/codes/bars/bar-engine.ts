import bwip from 'bwip-js/generic';
import { listRuns } from '#core/codes/drawing/module-runs.ts';
import { ToolInputError } from '#core/errors.ts';
import type { Bar } from './bar-shapes.ts';
import type { CodeContent } from './content-parts.ts';

/** The dark parts of a symbol without its quiet zone. */
export interface BarSymbol {
  readonly width: number;
  readonly height: number;
  readonly bars: readonly Bar[];
}

/** The engine's lengths are inches of 72 modules. */
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
 * Asks BWIPP for the bars. `wide` is the width of wide bars where the symbology leaves it open. Throws a
 * ToolInputError for what does not fit.
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
  try {
    // The types do not know that the only symbol comes first.
    const [result] = bwip.raw(id, text, `${options} `) as unknown as (LinearResult | MatrixResult)[];
    if (!result) throw new Error(`The engine gave no ${id}.`);
    return result;
  } catch (error) {
    // Such as `bwipp.GS1badChecksum#3251: AI 01: Bad checksum`: what it says of content is the person's mistake.
    const [, said] =
      /^(?:Error: )?bwipp\.\w+#\d+: (.*)$/s.exec(error instanceof Error ? error.message : String(error)) ??
      [];
    if (said === undefined) throw error;
    throw new ToolInputError(`${said.replace(/\.$/, '')}.`, { hint: hintFor(said) });
  }
}

function hintFor(said: string): string | undefined {
  if (/too long|maximum|capacity|no valid symbol/i.test(said))
    return 'Put less into it, or take Data Matrix, PDF417 or Aztec.';
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
  // Heights come as 32-bit numbers: what is less than a thousandth of a module is noise.
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

import { append } from '#core/collections/append.ts';
import { type Matrix, multiply, toMatrix } from '#client/lib/pdf/content/matrix.ts';
import { readOperations } from '#client/lib/pdf/content/content-operations.ts';
import { inherited } from '#client/lib/pdf/objects/copy-pages.ts';
import {
  arrayIn,
  asDict,
  dictIn,
  elementsOf,
  nameIn,
  rawIn,
  resolve,
} from '#client/lib/pdf/objects/pdf-objects.ts';
import { decodeStream } from '#client/lib/pdf/text/actual-text.ts';
import { PDFArray, type PDFContext, type PDFDict, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import { mergeRules, type Rule } from './merge-rules.ts';
import { edgesOf, type Point, rulesOfArea } from './path-rules.ts';

/** Deeper nesting is treated as a loop, and longer content as a drawing. */
const maxDepth = 8;
const maxOperations = 1_000_000;

/**
 * Reads the level and upright lines that a page draws, and the upper and lower edges of its colored areas. `view` turns
 * its coordinates into points from the upper left corner of the shown page.
 */
export function readRules(context: PDFContext, page: PDFDict, view: Matrix): Rule[] {
  const rules: Rule[] = [];
  let operations = 0;
  const contents = rawIn(page, 'Contents');
  const isList = resolve(context, contents) instanceof PDFArray;
  const streams = isList ? elementsOf(context, contents) : [contents];
  const bytes = streams.flatMap((each) => [bytesOf(resolve(context, each)), Uint8Array.of(10)]);
  const whole = new Uint8Array(bytes.reduce((sum, { length }) => sum + length, 0));
  bytes.reduce((at, piece) => (whole.set(piece, at), at + piece.length), 0);
  read(whole, asDict(context, inherited(page, 'Resources')), view, 0);
  return operations > maxOperations ? [] : mergeRules(rules);

  function read(content: Uint8Array, resources: PDFDict | undefined, base: Matrix, depth: number) {
    // Most pages of prose draw nothing.
    if (!draws.test(new TextDecoder('latin1').decode(content))) return;
    let [matrix, isWhite] = [base, false];
    let path: Point[][] = [];
    const saved: [Matrix, boolean][] = [];
    const toPoint = (x = 0, y = 0): Point => {
      const [a, b, c, d, e, f] = matrix;
      return [a * x + c * y + e, b * x + d * y + f];
    };
    for (const { operator, numbers, name } of readOperations(content)) {
      operations += 1;
      if (operations > maxOperations) return;
      const [x = 0, y = 0, width = 0, height = 0] = numbers;
      if (operator === 'q') saved.push([matrix, isWhite]);
      else if (operator === 'Q') [matrix, isWhite] = saved.pop() ?? [matrix, isWhite];
      else if (operator === 'cm') matrix = multiply(toMatrix(numbers), matrix);
      else if (/^(?:g|rg|k|sc|scn)$/.test(operator)) isWhite = areWhite(operator, numbers);
      else if (operator === 'm') path.push([toPoint(x, y)]);
      else if (operator === 'l') path.at(-1)?.push(toPoint(x, y));
      else if (/^[cvy]$/.test(operator)) path.at(-1)?.push([NaN, NaN]);
      else if (operator === 'h') path.at(-1)?.push(path.at(-1)?.[0] ?? [NaN, NaN]);
      else if (operator === 're') {
        const corners = [
          toPoint(x, y),
          toPoint(x + width, y),
          toPoint(x + width, y + height),
          toPoint(x, y + height),
        ];
        path.push([...corners, ...corners.slice(0, 1)]);
      } else if (/^(?:[fFBbSs]\*?|n)$/.test(operator)) {
        for (const points of path) {
          if (/^[BbSs]/.test(operator)) append(rules, edgesOf(points));
          if (/^[fF]/.test(operator)) append(rules, rulesOfArea(points, isWhite));
        }
        path = [];
      } else if (operator === 'Do' && name !== undefined && resources && depth < maxDepth) {
        const form = resolve(context, dictIn(resources, 'XObject')?.get(PDFName.of(name)));
        if (!(form instanceof PDFRawStream) || nameIn(form.dict, 'Subtype') !== 'Form') continue;
        const own = arrayIn(form.dict, 'Matrix').map((each) =>
          each instanceof PDFNumber ? each.asNumber() : 0,
        );
        read(
          bytesOf(form),
          dictIn(form.dict, 'Resources') ?? resources,
          multiply(toMatrix(own), matrix),
          depth + 1,
        );
      }
    }
  }
}

/** Lines and boxes that are not clipping paths, and forms. */
const draws = /\s(?:re|l|Do)\s+(?!W)/;

const bytesOf = (stream: unknown) =>
  (stream instanceof PDFRawStream ? decodeStream(stream) : undefined) ?? new Uint8Array();

/** Returns whether the numbers of a color are those of white; those of one ink may be its full tone. */
function areWhite(operator: string, numbers: readonly number[]): boolean {
  const none = numbers.length === 4 ? 0 : 1;
  return (operator === 'g' || numbers.length > 2) && numbers.every((number) => number === none);
}

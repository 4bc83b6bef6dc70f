import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { OperationSource } from '#client/tool-kit/operations/operation.ts';

interface GrowthInput {
  readonly options?: object;
  /** The input at `factor` times its least size. */
  make(factor: number): OperationSource | Promise<OperationSource>;
}

/** Numbers that look like chance, and are the same in each run. */
function createNumbers(): () => number {
  let state = 1;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
}

function repeat(count: number, write: (number: number, index: number) => string): string {
  const next = createNumbers();
  return Array.from({ length: count }, (_, index) => write(next(), index)).join('');
}

const words = (number: number) => `w${number % 5000} w${(number >>> 8) % 5000} w${(number >>> 16) % 5000}`;
const lines = (count: number) => repeat(count, (number) => `${words(number)}\n`);

async function makePdf(pageCount: number): Promise<File> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const next = createNumbers();
  for (let page = 0; page < pageCount; page += 1) {
    const text = Array.from({ length: 40 }, () => words(next())).join('\n');
    document.addPage([595, 842]).drawText(text, { x: 50, y: 780, size: 11, font, lineHeight: 16 });
  }
  return new File([await document.save()], 'pages.pdf');
}

/** Inputs of ten tools whose work grows in different ways. */
export const growthInputs: Readonly<Record<string, GrowthInput>> = {
  'json-formatter': {
    make: (factor) =>
      `[${repeat(5000 * factor, (number, index) => `${index > 0 ? ',' : ''}{"id":${number},"name":"${words(number)}"}`)}]`,
  },
  'csv-to-json': {
    make: (factor) => `id,name,note\n${repeat(5000 * factor, (n) => `${n},${words(n)},"a, b"\n`)}`,
  },
  'list-tools': { make: (factor) => lines(5000 * factor) },
  'find-and-replace': {
    options: { find: 'w1', replacement: 'x' },
    make: (factor) => lines(5000 * factor),
  },
  'text-diff': {
    make(factor) {
      const old = lines(2000 * factor);
      // Every fiftieth line changes, some are removed.
      const now = old
        .split('\n')
        .flatMap((line, index) => (index % 50 === 0 ? [`${line}!`] : index % 97 === 0 ? [] : [line]));
      return [new File([old], 'old.txt'), new File([now.join('\n')], 'new.txt')];
    },
  },
  'sql-formatter': {
    make: (factor) =>
      repeat(
        100 * factor,
        (n) =>
          `SELECT a.id, b.name FROM orders a JOIN people b ON a.id = b.id WHERE a.sum > ${n} AND b.name LIKE 'w%';\n`,
      ),
  },
  'css-minifier': {
    make: (factor) =>
      repeat(
        500 * factor,
        (n, index) => `.c${index} > .d${n % 900} { margin: 0px ${n % 40}px; color: #ff0000; }\n`,
      ),
  },
  'js-minifier': {
    make: (factor) =>
      repeat(
        200 * factor,
        (n, index) =>
          `function f${index}(first, second) { const sum = first + second * ${n}; return sum > 0 ? sum : f${index >>> 1}(sum, first); }\n`,
      ),
  },
  'svg-optimizer': {
    make: (factor) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5000 5000">${repeat(
        300 * factor,
        (n) =>
          `<path fill="#f00" d="M ${n % 4000} ${(n >>> 8) % 4000} l 10.1234 20.5 c 1 2 3 4 ${n % 99} 6 z"/>\n`,
      )}</svg>`,
  },
  'pdf-text-extractor': { make: (factor) => makePdf(4 * factor) },
};

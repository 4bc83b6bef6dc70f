import type { TextRun } from '#client/lib/pdf/text/text-run.ts';

type Kind = 'left' | 'right' | 'number' | 'arabicNumber' | 'neutral';

interface Placed {
  readonly run: TextRun;
  readonly kind: Kind;
  /** The embedding level: even is read from the left, odd from the right. */
  level: number;
}

/** Wider gaps than this many letter heights separate cells, which are read one by one. */
const cellGap = 2;

/**
 * Puts the runs of a line, given from left to right, into the order in which they are read. A page shows text in visual
 * order; this is the way back from it by the Unicode bidirectional algorithm (UAX #9: W2–W7, N1, N2, I1, I2, L2).
 */
export function orderRuns(visual: readonly TextRun[]): { runs: TextRun[]; isRightToLeft: boolean } {
  const cells = splitCells(visual);
  const bases = cells.filter((cell) => cell.some(hasLetters)).map(baseOf);
  const isRightToLeft = bases.filter((base) => base === 1).length * 2 > bases.length;
  const ordered = cells.map((cell) =>
    orderCell(cell, cell.some(hasLetters) ? baseOf(cell) : isRightToLeft ? 1 : 0),
  );
  return { runs: (isRightToLeft ? ordered.toReversed() : ordered).flat(), isRightToLeft };
}

const hasLetters = ({ text }: TextRun) => /\p{L}/u.test(text);
const rightLetter = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

export function isRight({ text, isRightToLeft }: TextRun): boolean {
  return isRightToLeft && rightLetter.test(text) && /\p{L}/u.test(text);
}

function kindOf(run: TextRun): Kind {
  if (isRight(run)) return 'right';
  if (hasLetters(run)) return 'left';
  if (/[\u0660-\u0669\u06f0-\u06f9]/.test(run.text)) return 'arabicNumber';
  return /\d/.test(run.text) ? 'number' : 'neutral';
}

function splitCells(visual: readonly TextRun[]): TextRun[][] {
  const cells: TextRun[][] = [[]];
  for (const run of visual) {
    const isGap = run.text.trim() === '' && run.right - run.left > cellGap * run.size;
    if (isGap) cells.push([run], []);
    else cells.at(-1)?.push(run);
  }
  return cells;
}

/** Guesses the direction of a cell: that of most letters, unless others stand at both of its ends. */
function baseOf(cell: readonly TextRun[]): 0 | 1 {
  const strong = cell.filter(hasLetters);
  const count = (is: boolean) =>
    strong.filter((run) => isRight(run) === is).reduce((sum, { text }) => sum + text.trim().length, 0);
  const ends = [strong[0], strong.at(-1)].map((run) => run !== undefined && isRight(run));
  const factor = ends.every(Boolean) ? 1 / endsCount : ends.some(Boolean) ? 1 : endsCount;
  return count(true) > factor * count(false) ? 1 : 0;
}

/** Letters at both ends of a line count this many times. */
const endsCount = 2.5;

function orderCell(cell: readonly TextRun[], base: 0 | 1): TextRun[] {
  const placed = cell.map((run): Placed => ({ run, kind: kindOf(run), level: base }));
  const hasArabic = cell.some(({ text }) => /\p{Script=Arabic}/u.test(text));
  placed.forEach((each, index) => {
    if (each.kind === 'neutral' && belongsToNumber(placed, index, hasArabic))
      placed[index] = { ...each, kind: 'number' };
  });
  for (const [index, each] of placed.entries()) each.level = levelOf(placed, index, base);
  return reverseLevels(placed);
}

/** Returns whether a sign is part of a number beside it (W4, W5); after Arabic letters percent signs are not (W2). */
function belongsToNumber(placed: readonly Placed[], index: number, hasArabic: boolean): boolean {
  const [before, own, after] = [placed[index - 1], placed[index], placed[index + 1]];
  if (!own) return false;
  const touches = (one: Placed | undefined, other: Placed | undefined) =>
    one !== undefined && other !== undefined && other.run.left - one.run.right < 0.1 * own.run.size;
  const isLeft = before?.kind === 'number' && touches(before, own);
  const isRightOf = after?.kind === 'number' && touches(own, after);
  if (isLeft && isRightOf) return (hasArabic ? /^[.,:/]$/ : /^[.,:/+-]$/).test(own.run.text.trim());
  return !hasArabic && (isLeft || isRightOf) && /^[%‰#°\p{Sc}]+$/u.test(own.run.text.trim());
}

function levelOf(placed: readonly Placed[], index: number, base: 0 | 1): number {
  const { kind } = placed[index] ?? { kind: 'neutral' };
  if (kind === 'right') return 1;
  if (kind === 'left') return base * 2;
  if (kind === 'arabicNumber') return 2;
  const before = strongBeside(placed, index, -1);
  const after = strongBeside(placed, index, 1);
  if (base === 0) return before === 'right' && after === 'right' ? (kind === 'number' ? 2 : 1) : 0;
  if (kind === 'number') return 2;
  // A number after Latin letters is read with them (W7).
  const isInside = before === 'left' && (after === 'left' || placed[index + 1]?.kind === 'number');
  return isInside ? 2 : 1;
}

/** Returns the direction of the nearest letters on one side; Arabic numbers count as right-to-left (N1). */
function strongBeside(placed: readonly Placed[], index: number, step: 1 | -1): 'left' | 'right' | undefined {
  for (let at = index + step; placed[at]; at += step) {
    const kind = placed[at]?.kind;
    if (kind === 'left') return 'left';
    if (kind === 'right' || kind === 'arabicNumber') return 'right';
  }
  return undefined;
}

/** Reverses all stretches of a level or higher, from the highest level down to 1 (L2). */
function reverseLevels(placed: readonly Placed[]): TextRun[] {
  let ordered = [...placed];
  for (const level of [2, 1]) {
    const stretches: Placed[][] = [];
    ordered.forEach((each, index) => {
      const isSame = index > 0 && (ordered[index - 1]?.level ?? 0) >= level === each.level >= level;
      if (isSame) stretches.at(-1)?.push(each);
      else stretches.push([each]);
    });
    ordered = stretches.flatMap((stretch) => {
      if ((stretch[0]?.level ?? 0) < level) return stretch;
      return level === 1 ? turnBrackets(stretch.toReversed()) : stretch.toReversed();
    });
  }
  return ordered.map(({ run }) => run);
}

const brackets = ['()', '[]', '{}', '<>', '«»', '‹›'];

/** Turns brackets whose signs are those that the page shows: in right-to-left text they are mirrored (L4). */
function turnBrackets(stretch: readonly Placed[]): Placed[] {
  const signs = stretch.flatMap(({ run, level }) => (level === 1 ? Array.from(run.text) : []));
  const turned = brackets.filter(([opening = '', closing = '']) => {
    const own = signs.filter((sign) => sign === opening || sign === closing);
    return own[0] === closing && own.at(-1) === opening;
  });
  if (turned.length === 0) return [...stretch];
  const turn = (sign: string) => turned.find((pair) => pair.includes(sign))?.replace(sign, '') ?? sign;
  return stretch.map((each) =>
    each.level === 1
      ? { ...each, run: { ...each.run, text: Array.from(each.run.text, turn).join('') } }
      : each,
  );
}

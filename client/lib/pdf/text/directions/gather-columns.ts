import type { TextRun } from '#client/lib/pdf/text/text-run.ts';

/** The part of a letter's height above its baseline, in fonts of East Asia. */
const ascent = 0.88;
/** Letters of a column touch each other, give or take this part of their height. */
const mostApart = 0.3;
/** So many letters one below the other are a column. */
const leastLetters = 3;

interface Piece {
  readonly run: TextRun;
  readonly center: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Joins letters that were drawn one below the other into vertical text: browsers draw it so, with Latin words turned
 * sideways between them.
 */
export function gatherColumns(runs: readonly TextRun[]): TextRun[] {
  const turn = usualTurn(runs);
  const chains = chainRuns(runs, turn);
  // A column of only numbers belongs to a table.
  const upright = (chain: readonly Piece[]) =>
    chain.filter(({ run }) => run.turn === turn && !number.test(run.text.trim())).length;
  const isLong = (chain: readonly Piece[]) =>
    upright(chain) >= leastLetters || chain.some(({ run }) => run.isVertical);
  const letters = chains.reduce((sum, chain) => sum + (isLong(chain) ? upright(chain) : 0), 0);
  const others = chains.reduce((sum, chain) => sum + (isLong(chain) ? 0 : upright(chain)), 0);
  if (letters <= others) return [...runs];
  const columns = new Map<TextRun, TextRun | undefined>();
  chains.forEach((chain, index) => {
    const isColumn =
      isLong(chain) || [chains[index - 1], chains[index + 1]].some((other) => other && isLong(other));
    if (!isColumn || upright(chain) === 0) return;
    chain.forEach(({ run }, place) => columns.set(run, place === 0 ? joinPieces(chain, turn) : undefined));
  });
  return runs.flatMap((run) => (columns.has(run) ? (columns.get(run) ?? []) : run));
}

/** Numbers of two digits are upright in vertical text. */
const number = /^\d{1,4}$/;

/** Returns the turn of most upright letters: pages may be turned. */
function usualTurn(runs: readonly TextRun[]): number {
  const counts = [0, 0, 0, 0];
  for (const run of runs) if (eastAsian.test(run.text.trim())) counts[run.turn] = (counts[run.turn] ?? 0) + 1;
  return counts.indexOf(Math.max(...counts));
}

/** Chains pieces in drawing order, each directly below the one before. */
function chainRuns(runs: readonly TextRun[], upright: number): Piece[][] {
  const chains: Piece[][] = [];
  for (const run of runs) {
    if (run.text.trim() === '') continue;
    const piece = toPiece(run, upright);
    if (!piece) continue;
    const last = chains.at(-1)?.at(-1);
    if (last && follows(last, piece)) chains.at(-1)?.push(piece);
    else chains.push([piece]);
  }
  return chains;
}

function follows(last: Piece, { run, center, top }: Piece): boolean {
  const { size } = last.run;
  return (
    Math.abs(center - last.center) < 0.5 * size &&
    Math.abs(top - last.bottom) < mostApart * size &&
    Math.abs(run.size - last.run.size) < 0.5 * size
  );
}

const eastAsian =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u2e80-\u303f\u30fb\u30fc\ufe10-\ufe4f\uff00-\uffef…‥—―“”‘’]$/u;

/**
 * Returns a run's place if it can be part of a column: one upright letter, words turned to the right, or text of a
 * vertical font.
 */
function toPiece(run: TextRun, upright: number): Piece | undefined {
  const { size, turn, baseline, left, right, length = 0 } = run;
  const text = run.text.trim();
  if (turn === (upright + 1) % 4) return { run, center: -baseline + 0.35 * size, top: left, bottom: right };
  if (turn !== upright) return undefined;
  if (run.isVertical) return { run, center: (left + right) / 2, top: baseline, bottom: baseline + length };
  if (!(eastAsian.test(text) || number.test(text))) return undefined;
  const top = baseline - ascent * size;
  return { run, center: (left + right) / 2, top, bottom: top + size };
}

function joinPieces(chain: readonly Piece[], turn: number): TextRun {
  const [first, last] = [chain[0], chain.at(-1)];
  if (!first || !last) throw new Error('A column has no letters.');
  const { size } = chain.find(({ run }) => run.turn === turn)?.run ?? first.run;
  return {
    text: chain.map((piece, index) => spaceBefore(piece, chain[index - 1]) + piece.run.text.trim()).join(''),
    left: first.center - size / 2,
    right: first.center + size / 2,
    baseline: first.top,
    size,
    isRightToLeft: false,
    turn,
    isVertical: true,
    length: last.bottom - first.top,
    content: first.run.content,
  };
}

/** A gap wider than this part of the letter height parts a sideways word from the text around it. */
const wordGap = 0.1;

function spaceBefore({ run, top }: Piece, before: Piece | undefined): string {
  const isGap = before && top - before.bottom > wordGap * run.size;
  return isGap && run.turn !== before.run.turn ? ' ' : '';
}

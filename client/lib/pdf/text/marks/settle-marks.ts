import type { TextRun } from '#client/lib/pdf/text/text-run.ts';

/** Accents with a width of their own, and the combining mark of each. */
const combining = new Map([
  ['\u0060', '\u0300'],
  ['\u02cb', '\u0300'],
  ['\u00b4', '\u0301'],
  ['\u02ca', '\u0301'],
  ['\u02c6', '\u0302'],
  ['\u005e', '\u0302'],
  ['\u02dc', '\u0303'],
  ['\u007e', '\u0303'],
  ['\u00af', '\u0304'],
  ['\u02d8', '\u0306'],
  ['\u02d9', '\u0307'],
  ['\u00a8', '\u0308'],
  ['\u02da', '\u030a'],
  ['\u02dd', '\u030b'],
  ['\u02c7', '\u030c'],
  ['\u00b8', '\u0327'],
  ['\u02db', '\u0328'],
]);
/** The width of an accent, in letter heights. */
const accentWidth = 0.34;
const accent = String.raw`[\u0060\u00b4\u005e\u007e\u00af\u00a8\u00b8\u02c6\u02c7\u02ca\u02cb\u02d8-\u02dd]`;
const endsInAccent = new RegExp(`${accent}$`);
const startsWithAccent = new RegExp(`^${accent}`);
const onlyMarks = /^\s*\p{M}+\s*$/u;
/** Marks are drawn within this many runs of their letter. */
const nearby = 4;

/** Puts accents and vowel signs that are drawn by themselves onto the letters at their place. */
export function settleMarks(given: readonly TextRun[]): TextRun[] {
  if (
    !given.some(({ text }) => onlyMarks.test(text) || endsInAccent.test(text) || startsWithAccent.test(text))
  )
    return [...given];
  const runs = [...given];
  for (const [index, run] of runs.entries()) {
    if (onlyMarks.test(run.text)) putOnHost(runs, index);
    else if (index > 0) joinAccents(runs, index);
  }
  return runs.filter(({ text }) => text !== '');
}

function areInLine(one: TextRun, other: TextRun): boolean {
  return one.turn === other.turn && Math.abs(one.baseline - other.baseline) < 0.7 * one.size;
}

/** Puts combining marks onto the narrowest text below them. */
function putOnHost(runs: TextRun[], index: number): void {
  const run = runs[index];
  if (!run) return;
  const center = (run.left + run.right) / 2;
  const start = Math.max(0, index - nearby);
  const hosts = runs
    .slice(start, index + nearby + 1)
    .filter(
      (host) =>
        /\p{L}/u.test(host.text) && areInLine(host, run) && host.left <= center && center <= host.right,
    );
  const host = hosts.toSorted((one, other) => one.right - one.left - (other.right - other.left))[0];
  if (!host) return;
  const letters = host.text.match(/\P{M}\p{M}*/gu) ?? [];
  const part =
    (host.isRightToLeft ? host.right - center : center - host.left) / (host.right - host.left || 1);
  const at = Math.min(letters.length - 1, Math.floor(part * letters.length));
  const text = letters.map((letter, place) => (place === at ? letter + run.text.trim() : letter)).join('');
  runs[runs.indexOf(host)] = { ...host, text };
  runs[index] = { ...run, text: '' };
}

/** Joins an accent at the end of a run with the letter after it, or one at a run's start with the letter before. */
function joinAccents(runs: TextRun[], index: number): void {
  const [before, run] = [runs[index - 1], runs[index]];
  if (!before || !run || !areInLine(before, run)) return;
  const half = (accentWidth * run.size) / 2;
  const room = 0.05 * run.size;
  if (
    endsInAccent.test(before.text) &&
    run.left - room <= before.right - half &&
    before.right - run.left < run.size
  ) {
    const letter = compose(run.text.slice(0, 1), before.text.slice(-1));
    if (letter === undefined) return;
    runs[index - 1] = { ...before, text: before.text.slice(0, -1), right: Math.max(before.left, run.left) };
    runs[index] = { ...run, text: letter + run.text.slice(1) };
  } else if (startsWithAccent.test(run.text) && before.right + room >= run.left + half) {
    const letter = compose(before.text.slice(-1), run.text.slice(0, 1));
    if (letter === undefined) return;
    runs[index - 1] = { ...before, text: before.text.slice(0, -1) + letter };
    runs[index] = { ...run, text: run.text.slice(1), left: Math.min(before.right, run.right) };
  }
}

/** Returns a letter with an accent as one character; undefined if there is none. */
function compose(letter: string, mark: string): string | undefined {
  const plain = letter === '\u0131' ? 'i' : letter === '\u0237' ? 'j' : letter;
  const composed = (plain + (combining.get(mark) ?? '')).normalize('NFC');
  return /^\p{L}$/u.test(composed) && composed !== plain ? composed : undefined;
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';
const scales = { hundred: 100, thousand: 1_000, million: 1_000_000, billion: 1_000_000_000 } as const;

const values = new Map<string, number>([
  ...small.split(' ').map((word, index) => [word, index] as const),
  ...tens.split(' ').map((word, index) => [word, (index + 2) * 10] as const),
]);
const word = [...values.keys(), ...Object.keys(scales)].join('|');
const run = new RegExp(String.raw`\b(?:${word})(?:(?:[\s-]+|\s+and\s+)(?:${word}))*\b`, 'gi');

/** Replaces English number words: `twenty-five plus two hundred and one` becomes `25 plus 201`. */
export function writeSpelledNumbers(text: string): string {
  return text.replaceAll(run, (written, offset: number) => {
    // In “3 million” and “hundred-meter dash”, a scale by itself is not a number.
    const words = written.toLowerCase().split(/[\s-]+/);
    const isScaleAlone = words.every((each) => each in scales);
    if (isScaleAlone && /\d\s*$/.test(text.slice(0, offset))) return written;
    return readWords(words) ?? written;
  });
}

/** Returns the number of the words, or undefined for a row of several numbers: `one two`. */
function readWords(words: readonly string[]): string | undefined {
  let [total, part, last] = [0, 0, Number.POSITIVE_INFINITY];
  for (const [index, each] of words.entries()) {
    if (each === 'and') {
      if (!((words[index - 1] ?? '') in scales)) return undefined;
      continue;
    }
    if (each in scales) {
      const scale = scales[each as keyof typeof scales];
      if (scale === 100) part = Math.max(part, 1) * 100;
      else [total, part] = [total + Math.max(part, 1) * scale, 0];
      last = scale;
      continue;
    }
    const value = values.get(each) ?? 0;
    const fits = last >= 100 || (last >= 20 && last % 10 === 0 && value > 0 && value < 10);
    if (!fits) return undefined;
    part += value;
    last = value === 0 ? 1 : value;
  }
  return String(total + part);
}

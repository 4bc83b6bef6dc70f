import { readDigits, suffixOf } from './reading.ts';

/** Why digits are not read as a number, and how to write it. */
interface Reason {
  readonly message: string;
  readonly hint: string;
}

/** Explains the word at an offset of a line; undefined for one without digits. */
export function explainDigits(line: string, offset: number): Reason | undefined {
  const start = line.slice(0, offset).search(/\S+$/);
  const word = /^\S*/.exec(line.slice(start === -1 ? offset : start))?.[0] ?? '';
  const character = /\p{No}/u.exec(word)?.[0];
  if (character !== undefined) return explainCharacter(character);
  const foreign = /(?![0-9])\p{Nd}/u.exec(word)?.[0];
  if (foreign !== undefined) return { message: `“${foreign}” is not an ASCII digit.`, hint: 'Write 0 to 9.' };
  if (!/\d/.test(word)) return undefined;
  const ordinal = /^([\d,]+)(?:st|nd|rd|th)$/i.exec(word)?.[1];
  if (ordinal !== undefined)
    return {
      message: `“${word}” has the ending of another ordinal.`,
      hint: `Write ${ordinal}${suffixOf(ordinal)}.`,
    };
  if (/^\W*\d[\d,]*\.$/.test(word))
    return { message: 'No digits follow the point.', hint: `Write ${word.slice(0, -1)} or ${word}0.` };
  if (/^\W*\d+\/\d+$/.test(word))
    return { message: `“${word}” is a fraction.`, hint: 'Write it as a decimal, such as 0.5.' };
  if (/^[\d.]+e[-+]?\d+$/i.test(word))
    return { message: `“${word}” is in scientific notation.`, hint: 'Write all its digits.' };
  const percent = /^(.*\d)[%‰]$/.exec(word)?.[1];
  if (percent !== undefined)
    return { message: `“${word}” is a percentage.`, hint: `Write ${percent} alone.` };
  if (readDigits(word)) return explainNeighbors(line.trim());
  if (/^\W*[\d.,]+$/.test(word) && /[.,]/.test(word)) return explainSeparators(word);
  return { message: `“${word}” is not a number.`, hint: 'Write a number such as 1,234.5.' };
}

/** Explains a line in which a number is one of several words. */
function explainNeighbors(line: string): Reason {
  const [decimal] = /(?<!\d[ \u00a0\u202f]?)\d[\d \u00a0\u202f]*,\d{1,2}(?!\d)/.exec(line) ?? [];
  if (decimal !== undefined) return explainSeparators(decimal);
  const [, whole = '', above, below] = /^\W*(\d+)\s+(\d+)\/(\d+)$/.exec(line) ?? [];
  if (Number(below) > 0) {
    const value = String(Number(whole) + Number(above) / Number(below)).slice(0, 8);
    return { message: `“${line}” is a fraction.`, hint: `Write it as a decimal: ${value}.` };
  }
  return /\p{L}/u.test(line)
    ? { message: 'Digits and words are mixed.', hint: 'Write all of it in digits, or all of it in words.' }
    : { message: 'There are several numbers in this line.', hint: 'Write one number in each line.' };
}

function explainCharacter(character: string): Reason {
  const plain = character.normalize('NFKC');
  const [above, below] = plain.split('\u2044').map(Number);
  if (above !== undefined && below !== undefined && below > 0) {
    const value = String(above / below).slice(0, 6);
    return { message: `“${character}” is a fraction.`, hint: `Write decimals: ${character} is ${value}.` };
  }
  const hint = /^\d+$/.test(plain) ? `Write ${plain}.` : 'Write 0 to 9.';
  return { message: `“${character}” is not a plain digit.`, hint };
}

function explainSeparators(word: string): Reason {
  if (/\..*[.,]/.test(word)) {
    return {
      message: 'A point is the decimal sign, and nothing groups digits after it.',
      hint: 'Write commas between thousands and one point before decimals, as in 1,234.5.',
    };
  }
  const [whole = '', decimals = ''] = word.split(/,(?=[^,]*$)/);
  return {
    message: `A comma groups thousands: three digits follow the last one, not ${decimals.replace(/\..*/, '').length}.`,
    hint: /[,.]/.test(whole + decimals)
      ? 'Write 1,234,567 or 12,34,567.'
      : `For a decimal, write ${whole}.${decimals}.`,
  };
}

import type { Answer } from '#client/tool-kit/answer.ts';
import { bareQuestion } from '#client/tool-kit/asking/plain-question.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { unlessMistaken } from '#client/tool-kit/asking/unless-mistaken.ts';
import { convertLines } from './lines.ts';
import { type NumberWordsOptions, schema } from './schema.ts';

const digits = String.raw`[-−+]?\p{Sc}?\d[\d,. ]*`;
const inWords = new RegExp(
  String.raw`^(?<text>${digits})\s+(?:in|to|as)\s+(?:english\s+)?(?:words|english)$`,
  'iu',
);
const inRoman = new RegExp(
  String.raw`^(?:(?<text>${digits})\s+(?:in|to|as)\s+roman(?:\s+numerals?)?|roman\s+numerals?\s+(?:for\s+|of\s+)?(?<other>${digits}))$`,
  'iu',
);
const fromRoman =
  /^(?:(?:roman(?:\s+numerals?)?\s+)(?<text>[IVXLCDM]+)|(?<other>[IVXLCDM]+)\s+(?:in|to|as)\s+(?:numbers?|digits|arabic|decimal))$/i;

/** Answers `42 in words`, `2026 in roman numerals` and `roman numeral XLII`. */
export function answer(query: string): Answer | undefined {
  const question = bareQuestion(query);
  const money = /\p{Sc}/u.exec(question)?.[0];
  const words = inWords.exec(question)?.groups?.text;
  if (words !== undefined)
    return convert(words, money === undefined ? 'words' : money === '$' ? 'amount' : undefined);
  const roman = inRoman.exec(question)?.groups;
  if (roman) return convert(roman.text ?? roman.other ?? '', 'roman');
  const numeral = fromRoman.exec(question)?.groups;
  return numeral ? convert(numeral.text ?? numeral.other ?? '', 'number') : undefined;
}

function convert(written: string, to: NumberWordsOptions['to'] | undefined): Answer | undefined {
  if (to === undefined) return undefined;
  const text = written.trim();
  return unlessMistaken(() => {
    const result = convertLines(text, { ...initialState(schema), to }).text;
    const working = `${text} ${to === 'roman' ? 'as a Roman numeral' : to === 'number' ? 'in digits' : 'in words'}`;
    return { text: result, working, opens: text, values: { to, text } };
  });
}

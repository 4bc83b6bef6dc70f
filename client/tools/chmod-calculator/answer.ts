import type { Answer } from '#client/tool-kit/answer.ts';
import { bareQuestion } from '#client/tool-kit/asking/plain-question.ts';
import { rightsInWords } from './describe.ts';
import { lettersOf, octalOf, readMode } from './modes.ts';

const asked =
  /^(?:chmod|(?:file\s+)?permissions?|(?:file\s+)?mode)\s+(?<mode>0?[0-7]{3,4})$|^(?<behind>0?[0-7]{3})\s+(?:chmod|(?:file\s+)?permissions?)$|^(?:chmod\s+)?(?<letters>[-dl]?(?:[r-][w-][xsS-]){2}[r-][w-][xtT-])$|^chmod\s+(?<symbols>[ugoa]+=[rwxXst]*(?:,[ugoa]*[-+=][rwxXst]*)*)$/;

/** Answers `chmod 755`, `rwxr-xr-x` and `chmod u=rw,go=r`. */
export function answer(query: string): Answer | undefined {
  const {
    mode,
    behind = mode,
    letters = behind,
    symbols = letters,
  } = asked.exec(bareQuestion(query))?.groups ?? {};
  if (symbols === undefined || !/[0-7rwxst]/.test(symbols)) return undefined;
  const read = readMode(symbols, { special: 0, owner: 0, group: 0, others: 0 });
  const inWords = `owner: ${rightsInWords(read.owner)}; group: ${rightsInWords(read.group)}; others: ${rightsInWords(read.others)}`;
  const text = /^\d/.test(symbols) ? lettersOf(read) : octalOf(read);
  return { text, working: inWords, opens: symbols, values: { written: symbols } };
}

import type { Answer } from '#client/tool-kit/answer.ts';
import { bareQuestion, isAboutTool, withoutQuotes } from '#client/tool-kit/asking/plain-question.ts';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { convertText } from './convert.ts';
import { type Code, type CodeOptions, codeLabels, schema } from './schema.ts';

const name = String.raw`(?<code>morse|nato|braille|rot-?13|rot-?47|atbash)(?:\s+(?:code|alphabet))?`;
const before = new RegExp(String.raw`^${name}(?:\s+(?:for|of))?:?\s+(?<text>\S.*)$`, 'i');
const after = new RegExp(String.raw`^(?<text>\S.*)\s+(?:in|to)\s+${name}$`, 'i');
const morse = /^[.·•\-–−—]+(?:\s*[\s/|]\s*[.·•\-–−—]+)+$/;

/** Answers `sos in morse`, `nato alphabet k2`, `rot13 hello` and `... --- ...`. */
export function answer(query: string): Answer | undefined {
  const question = bareQuestion(query);
  const { code, text } = (after.exec(question) ?? before.exec(question))?.groups ?? {};
  if (code !== undefined && text !== undefined) {
    if (isAboutTool(text) || /^(?:code|alphabet|cipher|translat\w*|letters?|table|chart)\b/i.test(text))
      return undefined;
    return convert(withoutQuotes(text), 'encode', code.toLowerCase().replace('-', '') as Code);
  }
  const isMorse = morse.test(query.trim()) && /[.·•]/.test(query) && /[-–−—]/.test(query);
  return isMorse ? convert(query.trim(), 'decode', 'morse') : undefined;
}

function convert(text: string, direction: CodeOptions['direction'], code: Code): Answer | undefined {
  const { text: result, misses } = convertText(text, { ...initialState(schema), direction, code });
  if (misses.length > 0 || result === text) return undefined;
  const working = direction === 'encode' ? `“${text}” in ${codeLabels[code]}` : `${text} decoded`;
  return { text: result, working, opens: text, values: { direction, code, text } };
}

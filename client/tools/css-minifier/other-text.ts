import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';

/** Texts whose first characters show that they are not style sheets. `<!--` may begin a style sheet. */
const openings: readonly (readonly [string, RegExp])[] = [
  // Comments match in only one way: with two, a long header of comments would take forever.
  ['PHP', /^\s*<\?(?:php|=)/i],
  ['XML', /^\s*<(?:\?xml|svg)\b/i],
  ['HTML', /^(?:\s|<!--(?:(?!-->)[^])*-->)*<(?:!doctype|[a-z])/i],
  [
    'JavaScript',
    /^(?:\s|\/\*(?:(?!\*\/)[^])*\*\/|\/\/.*\n)*(?:(?:const|let|var)\s+[\w$[{][^;]*=|(?:async\s+)?function[\s*]*[\w$]*\s*\(|import\s*(?:[^;'"]*from\s*)?['"]|["']use strict["'])/,
  ],
  ['Markdown', /^\s*(?:`{3}|~{3})/],
];

/** Throws a ToolInputError where a text is another language, or an unfinished merge of Git. */
export function refuseOtherText(css: string): void {
  const language = isJson(css) ? 'JSON' : openings.find(([, opening]) => opening.test(css))?.[0];
  if (language !== undefined) {
    throw new ToolInputError(`This is ${language}, not CSS.`, {
      hint:
        language === 'JSON'
          ? 'Use JSON Formatter, which also minifies JSON.'
          : 'Give the CSS alone, without what is around it.',
    });
  }
  const mark = /^<{7} .*$(?=[^]*^={7}$[^]*^>{7} )/m.exec(css);
  if (!mark) return;
  throw new ToolInputError('This has marks of a merge conflict.', {
    ...placeOf(css, mark.index),
    hint: 'Finish the merge first.',
  });
}

function isJson(css: string): boolean {
  if (!/^\s*[[{]\s*[^\s\]}]/.test(css)) return false;
  try {
    JSON.parse(css);
    return true;
  } catch {
    return false;
  }
}

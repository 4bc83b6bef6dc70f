import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import { findEnd, kindOf, type Stretch } from './stretches.ts';
import type { CssToken } from './tokens.ts';

/** A part that browsers skip, at its first token that CSS does not allow there. */
export interface Problem {
  readonly token: CssToken;
  readonly sentence: string;
}

const isSpace = ({ name }: CssToken) => /^(?:whitespace|comment)$/.test(name);

const bareSentence = 'This is in no rule: browsers read it only in a style attribute.';

function isBlank(stretch: readonly CssToken[]): boolean {
  return stretch.every((token) => isSpace(token) || /^CD[OC]$/.test(token.name));
}

/** Finds all problems. `isMostlySkipped` is true where more is skipped than read. */
export function findProblems(tokens: readonly CssToken[]): {
  readonly problems: readonly Problem[];
  readonly isMostlySkipped: boolean;
} {
  const problems: Problem[] = [];
  let [soundCount, depth] = [0, 0];
  let bare: CssToken | undefined;
  for (let index = 0; index < tokens.length;) {
    const { end, isOpen } = findEnd(tokens, index);
    // Browsers read all the rest as a part of this bracket, which has a note of its own.
    if (isOpen) break;
    const stretch = tokens.slice(index, end);
    const kind = kindOf(tokens, index, end);
    const problem = problemOf(stretch, kind, tokens[end]?.name);
    if (problem) problems.push(problem);
    else if (!isBlank(stretch)) {
      soundCount += 1;
      const isOutside = depth === 0 && tokens[end]?.name !== '}';
      if (isOutside && /^(?:declaration|custom)$/.test(kind))
        bare ??= stretch.find((token) => !isSpace(token));
    }
    if (tokens[end]?.name === '{') depth += 1;
    if (tokens[end]?.name === '}') depth = Math.max(0, depth - 1);
    index = end + 1;
  }
  const isMostlySkipped = problems.length > soundCount;
  if (bare) problems.push({ token: bare, sentence: bareSentence });
  return { problems, isMostlySkipped };
}

/** Returns why browsers skip a selector or a declaration. At-rules and custom properties may contain anything. */
export function problemOf(
  stretch: readonly CssToken[],
  kind: Stretch,
  end: string | undefined,
): Problem | undefined {
  const tokens = stretch.filter((token) => !isSpace(token) && !/^CD[OC]$/.test(token.name));
  const [first] = tokens;
  // A package's name, such as @a/b.
  const slash = first?.name === 'at-keyword' && stretch[stretch.indexOf(first) + 1];
  if (slash && slash.text === '/')
    return { token: slash, sentence: 'Browsers skip this: no rule has a “/” after its name.' };
  if (!first || first.name === 'at-keyword' || kind === 'custom' || kind === 'verbatim') return undefined;
  if (end === '{') {
    const token = foreignToSelector(tokens);
    return token && { token, sentence: `Browsers skip this rule: no selector holds “${token.text}” there.` };
  }
  // An old hack writes a star before the property, and Sass a dollar sign before a variable.
  const colon = tokens.findIndex(({ name }) => name === 'colon');
  const isNamed = tokens[colon - 1]?.name === 'ident' && colon <= (/^[*$]$/.test(first.text) ? 2 : 1);
  if (!isNamed)
    return { token: first, sentence: 'Browsers skip this: it is neither a rule nor a declaration.' };
  const second = outermost(tokens).find((token) => token.name === 'colon' && token !== tokens[colon]);
  return second && tokens[colon + 1]?.text.toLowerCase() !== 'progid'
    ? { token: second, sentence: 'Browsers drop this declaration: a semicolon is missing before this colon.' }
    : undefined;
}

/**
 * Returns the first token that is not allowed in a selector outside of brackets (Selectors 4, 17), nor in a
 * keyframe.
 */
function foreignToSelector(tokens: readonly CssToken[]): CssToken | undefined {
  return outermost(tokens).find((token, index, all) => {
    if (token.name === 'colon' && token === tokens.at(-1)) return true;
    if (token.name === 'function') return all[index - 1]?.name !== 'colon';
    if (token.name === 'delim') return !/^[.*>+~|&]$/.test(token.text);
    return !/^(?:ident|hash|comma|colon|percentage|\[)$/.test(token.name);
  });
}

/** The tokens that no brackets hold, with the brackets that open. */
function outermost(tokens: readonly CssToken[]): CssToken[] {
  let depth = 0;
  return tokens.filter(({ name }) => {
    if (/^[)\]]$/.test(name)) {
      depth = Math.max(0, depth - 1);
      return false;
    }
    const isOuter = depth === 0;
    if (/^(?:[([]|function)$/.test(name)) depth += 1;
    return isOuter;
  });
}

/** Throws a ToolInputError for a text that is hardly CSS, such as prose or a program. */
export function refuseSkipped(css: string, { token }: Problem): never {
  throw new ToolInputError('This is not CSS: browsers skip most of it.', {
    ...placeOf(css, token.from),
    hint: 'Enter a style sheet, such as “a { color: red }”. SCSS, Less and Sass must be compiled first.',
  });
}

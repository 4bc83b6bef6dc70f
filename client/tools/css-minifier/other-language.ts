import { ToolInputError } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import { problemOf } from './problems.ts';
import { findEnd, isCustomProperty, kindOf } from './stretches.ts';
import type { CssToken } from './tokens.ts';

type Language = 'SCSS' | 'Less' | 'SCSS or Less';

/** Rules of Sass. Those whose names begin with two dashes are mixins and functions of CSS. */
const sassRules =
  /^@(?:use|forward|mixin|include|function|extend|each|for|while|if|return|debug|warn|error)$/i;

/** After a declaration that lacks its semicolon these are rules, not variables. */
const cssRules =
  /^@(?:-[a-z]+-.*|apply|charset|container|counter-style|font-\w+(?:-\w+)*|import|keyframes|layer|media|namespace|page|property|scope|starting-style|supports)$/i;

/**
 * Throws a ToolInputError if a sheet is SCSS or Less, which needs a compiler: on one line, everything after `//`
 * would be a comment. Names and rules of CSS newer than this program, or of Tailwind, do not count as either.
 * `isMostlySkipped` is true if browsers would skip most of the text.
 */
export function refuseOtherLanguage(
  css: string,
  tokens: readonly CssToken[],
  isMostlySkipped: boolean,
): void {
  let comment: CssToken | undefined;
  for (let index = 0; index < tokens.length;) {
    const { end } = findEnd(tokens, index);
    if (!isCustomProperty(tokens, index)) {
      const stretch = tokens.slice(index, end);
      const sign = signIn(stretch, tokens[end]);
      // Prose and programs have all signs but interpolation and rules of Sass.
      const isChance =
        isMostlySkipped &&
        !(sign && (/^[#@]$/.test(sign[0].text) || sassRules.test(sign[0].text))) &&
        problemOf(stretch, kindOf(tokens, index, end), tokens[end]?.name) !== undefined;
      const [token, language] = isChance ? [] : (sign ?? []);
      if (token && language !== 'SCSS or Less') throw refusal(css, token, language ?? 'SCSS');
      comment ??= token;
    }
    index = end + 1;
  }
  if (comment) throw refusal(css, comment, 'SCSS or Less');
}

function refusal(css: string, { from, text }: CssToken, language: Language): ToolInputError {
  return new ToolInputError(`This is ${language}, which browsers cannot read.`, {
    ...placeOf(css, from),
    hint:
      text === '/'
        ? 'Compile it to CSS first, or write its comments as /* … */ if it is CSS.'
        : 'Compile it to CSS first, and minify the result.',
  });
}

/**
 * Returns the first token that shows the language; a comment shows that it is not CSS, any other token shows which
 * language it is.
 */
function signIn(tokens: readonly CssToken[], end: CssToken | undefined): [CssToken, Language] | undefined {
  const first = tokens.find(({ name }) => !/^(?:whitespace|comment)$/.test(name));
  let comment: CssToken | undefined;
  let depth = 0;
  let isInComment = false;
  for (const [index, token] of tokens.entries()) {
    if (/[\n\r\f]/.test(token.text)) isInComment = false;
    if (isInComment) continue;
    const next = tokens[index + 1] ?? end;
    const isVariable =
      first?.name !== 'at-keyword' && token.name === 'at-keyword' && !cssRules.test(token.text);
    const subject =
      token === first ? tokens.slice(index + 1).find(({ name }) => name !== 'whitespace') : undefined;
    const ruleLanguage = sassRules.test(token.text) ? 'SCSS' : 'Less';
    const language = isVariable ? ruleLanguage : languageAt(token, next, subject);
    if (language === 'SCSS or Less') comment ??= token;
    else if (language) return [token, language];
    if (/^(?:[([]|function)$/.test(token.name)) depth += 1;
    if (/^[)\]]$/.test(token.name)) depth -= 1;
    if (depth > 0 || token.text !== '/' || next?.text !== '/') continue;
    comment ??= token;
    isInComment = true;
  }
  if (first && isLessStretch(first, tokens, end?.name)) return [first, 'Less'];
  if (first && isScssStretch(first, tokens, end?.name)) return [first, 'SCSS'];
  return comment && [comment, 'SCSS or Less'];
}

function languageAt(
  { name, text }: CssToken,
  next: CssToken | undefined,
  subject: CssToken | undefined,
): Language | undefined {
  // No element of HTML begins with these letters.
  if (text === '&' && next?.name === 'ident' && /^[-_]/.test(next.text)) return 'SCSS or Less';
  if (name === 'delim' && text === '$' && next?.name === 'ident') return 'SCSS';
  if (name === 'delim' && text === '#' && next?.name === '{') return 'SCSS';
  if (name === 'delim' && text === '@' && next?.name === '{') return 'Less';
  if (name === 'delim' && text === '~' && next?.name === 'string') return 'Less';
  if (name === 'colon' && next?.text.toLowerCase() === 'extend(') return 'Less';
  return name === 'at-keyword' && subject && sassRules.test(text) && !subject.text.startsWith('--')
    ? 'SCSS'
    : undefined;
}

/** A variable (`@x: 1;`, `@x: {`), an import with options, or a mixin and its call (`.x() {`, `.x();`). */
function isLessStretch(first: CssToken, tokens: readonly CssToken[], end: string | undefined): boolean {
  const rest = tokens.slice(tokens.indexOf(first) + 1).filter(({ name }) => name !== 'whitespace');
  const [second, third] = rest;
  if (first.name === 'at-keyword') {
    if (first.text.toLowerCase() === '@import') return second?.name === '(';
    // `@custom-selector :--x` and `@page :first {` are rules of CSS.
    const isValue = end === '{' ? third === undefined : third?.text.startsWith('--') !== true;
    return second?.name === 'colon' && isValue;
  }
  if (first.text !== '.') return false;
  if (second?.name === 'function') return true;
  return end === 'semicolon' && second?.name === 'ident' && !rest.some(({ name }) => name === 'colon');
}

/** A placeholder (`%x {`), or properties with a common beginning (`font: {`). */
function isScssStretch(first: CssToken, tokens: readonly CssToken[], end: string | undefined): boolean {
  if (end !== '{') return false;
  const last = tokens.findLast(({ name }) => name !== 'whitespace');
  return (
    (first.text === '%' && tokens[tokens.indexOf(first) + 1]?.name === 'ident') ||
    (first.name === 'ident' && last?.name === 'colon')
  );
}

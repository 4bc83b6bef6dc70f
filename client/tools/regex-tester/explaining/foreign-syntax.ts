import { readOwn } from '#core/collections/read-own.ts';

const posixClasses: Readonly<Record<string, string>> = {
  alpha: String.raw`\p{L}`,
  digit: String.raw`\d`,
  alnum: String.raw`\p{L}\p{N}`,
  upper: String.raw`\p{Lu}`,
  lower: String.raw`\p{Ll}`,
  punct: String.raw`\p{P}`,
  space: String.raw`\s`,
  blank: String.raw` \t`,
  cntrl: String.raw`\p{Cc}`,
  xdigit: '0-9A-Fa-f',
  word: String.raw`\w`,
};

/** Matches escapes and classes as a whole, so that nothing inside them is misread; then the syntax to find. */
const tokens =
  /\\[AZzQEh]|\\.|\[(?:\\.|\[:\^?\w+:\]|[^\]\\])*\]|\(\?P<(\w+)>|\(\?P=(\w+)\)|\(\?([a-z]+)\)|\(\?>|(?<=[^(|])(?:[*+?]|\{\d+(?:,\d*)?\})\+/gsu;

/** Writes a sentence for each syntax that other languages have and JavaScript does not, with the replacement. */
export function findForeignSyntax(pattern: string): string[] {
  const sentences = [...pattern.matchAll(tokens)].flatMap(([token, name, reference, flags]) => {
    if (name !== undefined) return `${token}…) is Python’s way: write (?<${name}>…).`;
    if (reference !== undefined) return `${token} is Python’s way: write \\k<${reference}>.`;
    if (flags !== undefined) return describeFlags(token, flags);
    if (token === '(?>') return '(?>…) is an atomic group, which JavaScript lacks: write (?=(…))\\1.';
    if (token.startsWith('[')) return describeClass(token);
    if (token.startsWith('\\')) return describeEscape(token);
    return `${token} is possessive, which JavaScript lacks: write x${token.slice(0, -1)}, or (?=(x${token.slice(0, -1)}))\\1 where it must give nothing back.`;
  });
  return [...new Set([...describeDelimiters(pattern), ...sentences])];
}

/** Explains flags inside a pattern, which JavaScript allows only before a colon. */
function describeFlags(token: string, flags: string): string {
  const known = Array.from(flags)
    .filter((flag) => 'ims'.includes(flag))
    .join('');
  if (known === '') return `${token} is not a group that JavaScript knows.`;
  const plural = known.length > 1;
  return `${token} sets flags within the pattern: remove it and switch ${plural ? 'the flags' : 'flag'} ${Array.from(known).join(' and ')} on, or write (?${known}:…) around the part.`;
}

function describeClass(token: string): string[] {
  return [...token.matchAll(/\[:(\^?)(\w+):\]/gu)].flatMap(([posix, not, name]) => {
    const written = readOwn(posixClasses, name ?? '');
    if (written === undefined) return [];
    const flag = written.includes('p{') ? ' with flag u' : '';
    return `${posix} is a class of POSIX: write [${not}${written}]${flag}.`;
  });
}

function describeEscape(token: string): string[] {
  if (token === '\\A') return ['\\A means the letter A here: write ^ without flag m.'];
  if (token === '\\Z' || token === '\\z') return [`${token} means the letter here: write $ without flag m.`];
  if (token === '\\h') return ['\\h means the letter h here: write [ \\t].'];
  if (token === '\\Q') return ['\\Q…\\E quotes nothing here: put \\ before each sign that has a meaning.'];
  return [];
}

function describeDelimiters(pattern: string): string[] {
  const parts = /^\/((?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[])+)\/([dgimsuvy]*)$/su.exec(pattern);
  const [, inner = '', flags = ''] = parts ?? [];
  if (!parts || (flags === '' && !/[\\[(+*?^$|{]/.test(inner))) return [];
  const on =
    flags === ''
      ? ''
      : `, and switch on ${flags.length > 1 ? 'the flags' : 'flag'} ${Array.from(flags).join(' and ')}`;
  return [`The slashes are part of the pattern here. If they only mark its ends, write ${inner}${on}.`];
}

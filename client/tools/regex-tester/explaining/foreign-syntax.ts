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
  /\\[pP](?:\{[^{}]*\}|[CLMNPSZ])|\\[ux]\{[\dA-Fa-f]+\}|\\g(?:\{[\w-]+\}|\d+)|\\.|\[\^?\][^[\]]*\]|\[(?:\\.|[^[\]\\])*?(?:&&|--?)\[(?:\\.|[^[\]\\])+\]\]|\[(?:\\.|\[:\^?\w+:\]|[^\]\\])*(?:\]|\\?$)|\(\?P<(\w+)>|\(\?P=(\w+)\)|\(\?([a-z]+)\)|\(\?'(\w+)'|\(\*[A-Z_]+(?::\w+)?\)|\(\?(?:>|#|\||R\)|\d+\)|&|P>|\()|(?<=[^(|])(?:[*+?]|\{\d+(?:,\d*)?\})\+|\{,\d+\}/gsu;

/** Writes a sentence for each syntax that other languages have and JavaScript does not, with the replacement. */
export function findForeignSyntax(pattern: string, flags = ''): string[] {
  const isUnicode = /[uv]/.test(flags);
  const sentences = [...pattern.matchAll(tokens)].flatMap(([token, name, reference, inline, quoted]) => {
    if (name !== undefined) return `${token}…) is Python’s way: write (?<${name}>…).`;
    if (reference !== undefined) return `${token} is Python’s way: write \\k<${reference}>.`;
    if (inline !== undefined) return describeFlags(token, inline);
    if (quoted !== undefined) return `${token}…) is Perl’s and .NET’s way: write (?<${quoted}>…).`;
    if (token.startsWith('{,')) return `${token} is text here: write {0${token.slice(1)}.`;
    if (token.startsWith('(*')) return `${token} is a verb of PCRE, which JavaScript lacks: remove it.`;
    if (token.startsWith('(?')) return describeGroup(token);
    if (token.startsWith('['))
      return [
        ...describeClass(token, isUnicode),
        ...describeSets(token, flags),
        ...describeEscapes(token, isUnicode),
      ];
    if (token.startsWith('\\')) return [...describeEscape(token), ...describeEscapes(token, isUnicode)];
    return `${token} is possessive, which JavaScript lacks: write x${token.slice(0, -1)}, or (?=(x${token.slice(0, -1)}))\\1 where it must give nothing back.`;
  });
  return [...new Set([...describeDelimiters(pattern), ...describeBasic(pattern), ...sentences])];
}

/** Explains flags inside a pattern, which JavaScript allows only before a colon. */
function describeFlags(token: string, flags: string): string {
  const known = Array.from(flags)
    .filter((flag) => 'ims'.includes(flag))
    .join('');
  if (flags.includes('x'))
    return `${token} allows blanks and comments, which JavaScript lacks: remove it and them.`;
  if (known === '') return `${token} is not a group that JavaScript knows.`;
  const plural = known.length > 1;
  return `${token} sets flags within the pattern: remove it and switch ${plural ? 'the flags' : 'flag'} ${Array.from(known).join(' and ')} on, or write (?${known}:…) around the part.`;
}

function describeClass(token: string, isUnicode: boolean): string[] {
  const start = /^\[\^?(?=\].)/.exec(token)?.[0];
  if (start !== undefined)
    return [`${start}] is a whole class here: write ${start}\\] for a class that begins with ].`];
  return [...token.matchAll(/\[:(\^?)(\w+):\]/gu)].flatMap(([posix, not, name]) => {
    const written = readOwn(posixClasses, name ?? '');
    if (written === undefined) return [];
    const flag = written.includes('p{') && !isUnicode ? ' with flag u' : '';
    return `${posix} is a class of POSIX: write [${not}${written}]${flag}.`;
  });
}

/** Java has intersections of classes, and .NET takes one from the other: here both need flag v (ECMA-262, ClassSetExpression). */
function describeSets(token: string, flags: string): string[] {
  if (!token.endsWith(']]') || token.includes('[:')) return [];
  const [sign, outer, operator, inner] = /^\[(.*?)(&&|--?)(\[.*\])\]$/su.exec(token) ?? [];
  if (sign === undefined) return [];
  const isOn = flags.includes('v');
  if (isOn && operator !== '-') return [];
  const written = `[[${outer}]${operator === '&&' ? '&&' : '--'}${inner}]`;
  return [`${token} needs ${isOn ? 'two hyphens: ' : 'flag v: switch it on, and '}write ${written}.`];
}

/** What escapes of other languages mean here, and what to write instead. */
const escapes: Readonly<Record<string, string>> = {
  A: 'write ^ without flag m.',
  Z: 'write $ without flag m.',
  z: 'write $ without flag m.',
  h: 'write [ \\t].',
  R: String.raw`write (?:\r\n|[\n\r\v\f\x85\u2028\u2029]).`,
  X: 'write . with flag u, or \\p{RGI_Emoji} with flag v.',
  K: 'put what comes before it into (?<=…).',
  G: 'switch on flag y.',
  H: 'write [^ \\t].',
  e: 'write \\x1b.',
  a: 'write \\x07.',
};

function describeEscape(token: string): string[] {
  if (token === '\\Q') return ['\\Q…\\E quotes nothing here: put \\ before each sign that has a meaning.'];
  const reference = /^\\g\{?(\w+)/.exec(token)?.[1];
  if (reference !== undefined)
    return [
      `${token} is Perl’s way: write ${/^\d/.test(reference) ? `\\${reference}` : `\\k<${reference}>`}.`,
    ];
  if (token === '\\<' || token === '\\>')
    return [`${token} means ${token.slice(1)} here: write \\b for the edge of a word.`];
  const instead = token.length === 2 ? readOwn(escapes, token.slice(1)) : undefined;
  return instead === undefined ? [] : [`${token} means the letter ${token.slice(1)} here: ${instead}`];
}

/** Explains escapes of properties and code points, which need a flag, braces or another letter. */
function describeEscapes(token: string, isUnicode: boolean): string[] {
  const forms = /\\(?:([pPu])|x)\{([^{}]*)\}|\\([pP])([CLMNPSZ])/g;
  return [...token.matchAll(forms)].flatMap(([escape, letter, inside, bare, category]) => {
    if (bare !== undefined)
      return `${escape} means the letters ${bare}${category} here: write \\${bare}{${category}} with flag u.`;
    if (letter === undefined) return `${escape} is Perl’s way: write \\u{${inside}} with flag u.`;
    return isUnicode ? [] : `${escape} means ${escape.slice(1)} here: switch flag u on.`;
  });
}

function describeGroup(token: string): string {
  if (token === '(?>') return '(?>…) is an atomic group, which JavaScript lacks: write (?=(…))\\1.';
  if (token === '(?#') return '(?#…) is a comment, which JavaScript lacks: remove it.';
  if (token === '(?|') return '(?|…) resets the numbers of groups, which JavaScript lacks: name the groups.';
  if (token === '(?(')
    return '(?(…)…) is a condition, which JavaScript lacks: write one alternative for each case.';
  return `${token.endsWith(')') ? token : `${token}…)`} repeats a group within itself, which JavaScript lacks: write it out as deep as needed.`;
}

/** Finds what Python, sed, Java, .NET and editors write in replacements; here it is plain text (ECMA-262, GetSubstitution). */
export function findForeignReplacement(replacement: string): string[] {
  const found = Array.from(
    replacement
      .replaceAll('$$', '')
      .matchAll(/\\(?:(\d)|g<(\w+)>|([ULEul])(?=\$|\\|$))|\$(?:(0)(?![1-9])|\{(\w+)\})/g),
    ([token, digit, python, letter, zero, braced]) => {
      if (letter !== undefined)
        return `${token} is text here: JavaScript does not change the case of a replacement.`;
      const group = digit ?? python ?? zero ?? braced ?? '';
      return `${token} is text here: write ${group === '0' ? '$&' : /^\d/.test(group) ? `$${group}` : `$<${group}>`}.`;
    },
  );
  return [...new Set(found)];
}

/** In basic regular expressions (IEEE 1003.1, 9.3), as of grep and sed, signs have a meaning after a backslash. */
function describeBasic(pattern: string): string[] {
  const bare = pattern.replaceAll(/\\./gsu, '');
  const escaped = Array.from(pattern.matchAll(/\\([()|])/g), ([, sign]) => sign);
  const [open, or, close] = [escaped.indexOf('('), escaped.indexOf('|'), escaped.lastIndexOf(')')];
  if (/[()|]/.test(bare) || open < 0 || or < open || close < or) return [];
  return ['\\( \\| \\) mean the signs themselves here: if they come from grep or sed, write (…|…).'];
}

function describeDelimiters(pattern: string): string[] {
  const [, quote, quoted] = /^(r"|r'|@")(.+)["']$/su.exec(pattern) ?? [];
  if (quote !== undefined)
    return [
      `${quote} and the last quote are part of the pattern here: if they come from code, write ${quoted}.`,
    ];
  const doubled = /\\\\([dDwWsS])(?=[+*?{)\]|]|\\\\|$)/.exec(pattern);
  if (doubled)
    return [
      `${doubled[0]} is a backslash and the letter ${doubled[1]} here: if it comes from a string of code, write \\${doubled[1]}.`,
    ];
  const parts = /^\/((?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[])+)\/([dgimsuvy]*)$/su.exec(pattern);
  const [, inner = '', flags = ''] = parts ?? [];
  if (!parts || (flags === '' && !/[\\[(+*?^$|{]/.test(inner))) return [];
  const on =
    flags === ''
      ? ''
      : `, and switch on ${flags.length > 1 ? 'the flags' : 'flag'} ${Array.from(flags).join(' and ')}`;
  return [`The slashes are part of the pattern here. If they only mark its ends, write ${inner}${on}.`];
}

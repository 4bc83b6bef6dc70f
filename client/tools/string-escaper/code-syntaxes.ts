/** How a language writes strings. */
export interface CodeSyntax {
  readonly name: string;
  readonly quotes: readonly string[];
  readonly letters: Readonly<Record<string, string>>;
  /** Escapes by number, after the backslash: the first group is hexadecimal, or octal without a letter before it. */
  readonly numbers: RegExp;
  /** The meaning of a backslash before any other character. */
  readonly unknown: 'error' | 'drop' | 'keep';
  /** The characters that are an error without what must follow them. */
  readonly strict?: string;
}

const base = { '\\': '\\', '"': '"', n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const withSingle = { ...base, "'": "'" };

export const codeSyntaxes = {
  json: {
    name: 'JSON',
    quotes: ['"'],
    letters: { ...base, '/': '/' },
    numbers: /u([\dA-Fa-f]{4})/y,
    unknown: 'error',
  },
  javascript: {
    name: 'JavaScript',
    quotes: ['"', "'", '`'],
    letters: { ...withSingle, v: '\v', '\n': '', '\r': '', '\r\n': '', '\u2028': '', '\u2029': '' },
    numbers: /u\{([\dA-Fa-f]{1,8})\}|u([\dA-Fa-f]{4})|x([\dA-Fa-f]{2})|(0)(?!\d)/y,
    unknown: 'drop',
    strict: 'ux0123456789',
  },
  python: {
    name: 'Python',
    quotes: ['"""', "'''", '"', "'"],
    letters: { ...withSingle, a: '\x07', v: '\v', '\n': '', '\r': '', '\r\n': '' },
    numbers: /U([\dA-Fa-f]{8})|u([\dA-Fa-f]{4})|x([\dA-Fa-f]{2})|([0-7]{1,3})/y,
    unknown: 'keep',
    strict: 'uUxN',
  },
  java: {
    name: 'Java',
    quotes: ['"'],
    letters: { ...withSingle, s: ' ' },
    numbers: /u+([\da-fA-F]{4})|([0-3][0-7]{0,2}|[4-7][0-7]?)/y,
    unknown: 'error',
  },
  csharp: {
    name: 'C#',
    quotes: ['"'],
    letters: { ...withSingle, a: '\x07', v: '\v', e: '\x1b' },
    numbers: /U([\dA-Fa-f]{8})|u([\dA-Fa-f]{4})|x([\dA-Fa-f]{1,4})|(0)/y,
    unknown: 'error',
  },
  mysql: {
    name: 'MySQL',
    quotes: ["'", '"'],
    letters: { n: '\n', r: '\r', t: '\t', b: '\b', Z: '\x1a', '0': '\0', '%': '\\%', _: '\\_' },
    numbers: /(?!)/y,
    unknown: 'drop',
  },
} as const satisfies Record<string, CodeSyntax>;

export type CodeName = keyof typeof codeSyntaxes;

import type { LexicalRules } from './lexical-rules.ts';

/** The token kinds that the pattern finds, in order of precedence. */
export const patternKinds = [
  'space',
  'line',
  'comment',
  'block',
  'string',
  'open',
  'name',
  'template',
  'placeholder',
  'number',
  'word',
  'end',
  'operator',
] as const;

/**
 * Placeholders of template languages: `{{ x }}`, `{% if %}`, `{# note #}`, `${x}`. The patterns do not search far for
 * the end.
 */
export const templates = [
  String.raw`\{\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}\}`,
  String.raw`\{%[^%{]*(?:%(?!\})[^%{]*)*%\}`,
  String.raw`\{#[^#{]*(?:#(?!\})[^#{]*)*#\}`,
  String.raw`\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}`,
];
/** A placeholder of MyBatis: `#{x}`. */
const hashTemplate = String.raw`#\{[^{}\r\n]+\}`;
/** A variable of sqlcmd: `$(x)`. */
const commandVariable = String.raw`\$\([\p{L}_]\w*\)`;

/** All operators, longest first. */
export const operators =
  '|&> !~~* <<<= >>>= <=> ->> #>> !~* !~~ ~~* <<= >>= ||/ <-> |> || && :: := => <= >= <> != !< !> ^= ~= == << >> -> #> #- @> <@ ?| ?& @? @@ !~ ~* ~~ |/ ** .. += -= *= /= %= &= |='.split(
    ' ',
  );
/**
 * A run of operator characters ends before a comment, before `%s`, and before a parameter such as in `=@p` and `=?`.
 */
const runs = `(?:(?!${hashTemplate})${String.raw`(?!--|/\*|%s\b|%\(\w+\)[sd]\b|(?<==)@\p{L}|(?<=[=<>+*/-])\?)[+\-*/<>=~!@#%^&|?]`})+`;

/** Returns the sticky pattern for one token of a dialect. */
export function buildTokenPattern(rules: LexicalRules): RegExp {
  const { backslash = '', names = [], strings = [], nameMarks = '', placeholders } = rules;
  const between = (mark: string) =>
    backslash.includes(mark)
      ? String.raw`${mark}[^${mark}\\]*(?:(?:${mark}${mark}|\\[\s\S])[^${mark}\\]*)*${mark}(?!${mark})`
      : `${mark}[^${mark}]*(?:${mark}${mark}[^${mark}]*)*${mark}(?!${mark})`;
  const text = between("'");
  const sources: Record<(typeof patternKinds)[number], readonly string[]> = {
    space: [rules.hasWideSpaces ? String.raw`\s+` : String.raw`[ \t\n\v\f\r\uFEFF]+`],
    line: rules.lines === undefined ? [] : [rules.lines],
    comment: [
      `--${rules.dashNeedsBlank ? String.raw`(?=\s|$)` : ''}(?:${rules.continuesComments ? String.raw`\\\n|` : ''}[^\r\n])*`,
      ...(rules.comment === undefined ? [] : [String.raw`(?!${hashTemplate})${rules.comment}[^\r\n]*`]),
    ],
    block: [String.raw`/\*`],
    string: [
      ...strings,
      // SQL joins adjacent strings only if a line ends between them.
      String.raw`(?:[nbx]|u&|[gub]x|_[a-z]\w*)?${text}(?:[ \t]*[\r\n]\s*${text})*`,
    ],
    // Each character is read only once, so an unclosed token takes the entire rest.
    open: rules.opening === undefined ? [] : [String.raw`(?:${rules.opening})[\s\S]*`],
    name: [
      `(?:u&)?${between('"')}`,
      ...(names.includes('`') ? [between('`')] : []),
      ...(names.includes('[') ? [String.raw`\[[^\]]{0,300}(?:\]\][^\]]{0,300})*\]`] : []),
    ],
    template: templates,
    placeholder: [
      String.raw`%s\b`,
      // Numbered and named parameters: `?1`, `:name`.
      String.raw`\?\d+\b|(?<=^|[\s;(,=<>+*/|-]):[\p{L}_][\p{L}\p{N}_]*`,
      String.raw`%\(\w+\)[sd]\b`,
      hashTemplate,
      commandVariable,
      // A placeholder of Maven and Ant.
      String.raw`@[\p{L}_][\w.]*@`,
      ...(placeholders === undefined ? [] : [placeholders]),
    ],
    number: [
      String.raw`0x[\da-f]+\b`,
      // An IP address in SQL Server.
      String.raw`\d+(?:\.\d+){2,3}`,
      String.raw`(?:\d+(?:\.(?!\.)\d*)?|\.\d+)(?:e[+-]?\d+)?[\p{L}\p{N}_]*`,
    ],
    word: [
      String.raw`(?:@{1,2}|${nameMarks.includes('#') ? '#{1,2}' : '(?!)'})?[\p{L}_](?:[\p{L}\p{N}\p{M}_]|(?!\$\{|${commandVariable}|${hashTemplate})[$${nameMarks}])*`,
    ],
    end: [';'],
    operator: [
      ...(rules.hasOperatorRuns ? [runs] : []),
      ...operators.map((operator) => operator.replaceAll(/[|+*?^.]/g, String.raw`\$&`)),
    ],
  };
  return new RegExp(
    patternKinds
      .filter((kind) => sources[kind].length > 0)
      .map((kind) => `(?<${kind}>${sources[kind].join('|')})`)
      .join('|'),
    'iuy',
  );
}

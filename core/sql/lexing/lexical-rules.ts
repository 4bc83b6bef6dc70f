import type { DialectId } from '../dialects.ts';

/** How a dialect differs from standard SQL in its tokens. Regular expressions are sources for the flags `iu`. */
export interface LexicalRules {
  /** The start of a line comment in addition to `--`. */
  readonly comment?: string;
  /** MySQL reads `--` as a comment only before white space. */
  readonly dashNeedsBlank?: true;
  /** A backslash at the end of the line continues a comment. */
  readonly continuesComments?: true;
  /** White space outside ASCII separates words; other servers read it as part of a name, or refuse it. */
  readonly hasWideSpaces?: true;
  readonly nests?: true;
  /** The end of the text ends a comment, too. */
  readonly hasOpenComments?: true;
  /** The quotation marks in which a backslash escapes characters. */
  readonly backslash?: string;
  /** Additional quotes for names. */
  readonly names?: readonly ('[' | '`')[];
  /** Additional forms of strings. */
  readonly strings?: readonly string[];
  /** The beginnings of these strings. */
  readonly opening?: string;
  /** Characters of a name in addition to letters, digits, `_` and `$`. */
  readonly nameMarks?: string;
  /** Commands of the client program, which extend to the end of the line. */
  readonly lines?: string;
  /** Such commands, allowed only at the start of a line where a statement could begin. */
  readonly firstLines?: string;
  /** True if those lines end at a semicolon, and may follow one. */
  readonly hasCommands?: true;
  readonly placeholders?: string;
  /** PostgreSQL reads any run of operator characters as one operator. */
  readonly hasOperatorRuns?: true;
  /** psql reads the lines after `COPY … FROM stdin;` up to `\.` as data. */
  readonly hasCopyData?: true;
  /** A dash may belong to an unquoted name. */
  readonly hasDashes?: true;
  /** Db2's client may end statements with a sign other than the semicolon. */
  readonly hasTerminators?: true;
  /** ClickHouse reads everything after `INSERT … FORMAT CSV` as data. */
  readonly hasFormatData?: true;
}

const begins = String.raw`(?<=(?:^|[\r\n])[ \t]*)`;
const ends = String.raw`(?=[ \t]*(?:[\r\n]|$))`;
const escapedString = String.raw`'[^'\\]*(?:(?:''|\\[\s\S])[^'\\]*)*'`;
const dollarOpening = String.raw`\$(?:[\p{L}_][\p{L}\p{N}_]*)?\$`;
const dollar = String.raw`\$(?<tag>[\p{L}_][\p{L}\p{N}_]*)?\$[\s\S]*?\$\k<tag>\$`;
const escaped = String.raw`e${escapedString}(?:[ \t]*[\r\n]\s*${escapedString})*`;
/** In a raw string of BigQuery, a backslash and the quotation mark after it are both part of the text. */
const raw = ["'", '"'].map((mark) => String.raw`(?:rb?|br)${mark}(?:[^${mark}\\]|\\[\s\S])*${mark}`);
const triple = ['"""', "'''"].map((mark) => String.raw`(?:rb?|br?)?${mark}(?:\\[\s\S]|[^\\])*?${mark}`);
const brackets = [String.raw`\[[\s\S]*?\]`, String.raw`\{[\s\S]*?\}`, String.raw`\([\s\S]*?\)`, `<[^]*?>`];
const oracle = [
  ...brackets.map((inside) => `n?q'${inside}'`),
  String.raw`n?q'(?<mark>[^\s[{(<])[\s\S]*?\k<mark>'`,
];

const postgresql: LexicalRules = {
  nests: true,
  strings: [escaped, dollar],
  opening: dollarOpening,
  lines: String.raw`\\[a-z!?][^\r\n]*`,
  placeholders: String.raw`:'[^'\n]*'|:"[^"\n]*"`,
  hasOperatorRuns: true,
  hasCopyData: true,
};
const mysql: LexicalRules = {
  comment: '#',
  dashNeedsBlank: true,
  backslash: `'"`,
  names: ['`'],
  lines: String.raw`\\g${ends}`,
  firstLines: String.raw`delimiter[ \t]+(?:[^;\s]\S*[\s\S]*?(?:[\r\n][ \t]*delimiter[ \t]+;|$)|;)${ends}|source[ \t]+[^\r\n]+`,
};
const db2: LexicalRules = {
  nests: true,
  nameMarks: '#@',
  lines: String.raw`${begins}--#set[ \t][^\r\n]*`,
  hasTerminators: true,
};
/** Hive and Spark read these commands verbatim up to the semicolon, including paths and spaces. */
const hiveLines = String.raw`(?:(?:add|list|delete)[ \t]+(?:jar|file|archive)s?\b|dfs[ \t]|source[ \t]|!|set[ \t]+[\w.:-]+[ \t]*=)[^;\r\n]*;?`;
/** SQL*Plus options that are set with words such as ON, without an equals sign. */
export const sqlPlusSettings =
  'appinfo|arraysize|autocommit|autotrace|cmdsep|colsep|concat|define|echo|escape|exitcommit|feed(?:back)?|head(?:ing)?|lines(?:ize)?|long|newpage|null|num(?:width)?|pages(?:ize)?|scan|serverout(?:put)?|sqlblanklines|sqlprompt|sqlterminator|tab|term(?:out)?|time|timing|trim(?:out|s|spool)|underline|ver(?:ify)?|wrap';

/**
 * SQL*Plus User's Guide, Command Reference. The last words may also name a variable of PL/SQL, so they are commands only
 * without a semicolon.
 */
const sqlPlusCommands = [
  String.raw`set[ \t]+(?!(?:transaction|role|constraints?)\b)[a-z]+\b(?![ \t]*=)`,
  String.raw`(?:whenever[ \t]+(?:sql|os)error|col(?:umn)?[ \t]+\w+|archive[ \t]+log)\b`,
  // The text after these words is literal, such as `(1) it's done`.
  String.raw`(?:prompt|rem(?:ark)?)(?:[ \t]+(?!:=)|${ends})`,
  String.raw`exec(?:ute)?[ \t]+(?!immediate)[\w.$#]+(?=[ \t]*(?:[(;\r\n]|$))`,
  String.raw`(?:acc(?:ept)?|conn(?:ect)?|(?:un)?def(?:ine)?|desc(?:ribe)?|disc(?:onnect)?|spo(?:ol)?|show?|[tb]ti(?:tle)?|var(?:iable)?)\b(?![ \t]*(?:[(.;%]|:=))`,
  String.raw`(?:append|attribute|bre(?:ak)?|cl(?:ear)?|comp(?:ute)?|copy|edit|get|help|host|list|passw(?:ord)?|pau(?:se)?|print|recover|rep(?:footer|header)|run|save|shutdown|sta(?:rt)?|startup|store|timing)\b(?![ \t]*(?:[(.;%]|:=))(?![^\r\n]*;)`,
  String.raw`@@?[\w./~$-]|(?:exit|quit)${ends}`,
].join('|');
/** A hyphen at the end of the line continues a command. */
const sqlPlusLines = String.raw`(?:${sqlPlusCommands})(?:[^\r\n]*-[ \t]*\r?\n)*[^\r\n]*`;

export const lexicalRules: Readonly<Record<DialectId, LexicalRules>> = {
  sql: { names: ['`'] },
  bigquery: {
    hasDashes: true,
    placeholders: String.raw`(?<=\b(?:from|join|into|table|update|view|exists)\s+)[a-z]\w*(?:-\w+)+(?:\.\w+)*`,
    comment: '#',
    backslash: `'"\``,
    names: ['`'],
    strings: [...triple, ...raw],
    opening: `(?:rb?|br?)?(?:"""|''')`,
  },
  clickhouse: {
    comment: '#',
    backslash: `'"\``,
    names: ['`'],
    // The tag of a heredoc may begin with a digit.
    strings: [String.raw`\$(?<tag>\w*)\$[\s\S]*?\$\k<tag>\$`],
    opening: String.raw`\$\w*\$`,
    hasFormatData: true,
    hasWideSpaces: true,
  },
  db2,
  db2i: db2,
  duckdb: {
    nests: true,
    hasWideSpaces: true,
    strings: [escaped, dollar],
    opening: dollarOpening,
    firstLines: String.raw`\.[a-z][^\r\n]*`,
    // Columns by their place, such as `#1`.
    placeholders: String.raw`#\d+\b`,
  },
  hive: { backslash: `'"`, names: ['`'], firstLines: hiveLines, hasCommands: true },
  mariadb: mysql,
  mysql,
  n1ql: { backslash: `'"`, names: ['`'] },
  plsql: {
    strings: oracle,
    opening: String.raw`n?q'\S`,
    nameMarks: '#',
    lines: String.raw`${begins}[./]${ends}`,
    firstLines: sqlPlusLines,
    placeholders: String.raw`&&?[\p{L}_][\p{L}\p{N}_$]*(?:\.+[\p{L}\p{N}_$#]*)*|\$\$plsql_\w+|\$(?:if|then|elsif|else|end|error)\b`,
  },
  postgresql,
  // In `U&'…'` a backslash introduces a code point, and never escapes a quote (PostgreSQL, 4.1.2.3).
  redshift: { ...postgresql, backslash: "'", strings: [...(postgresql.strings ?? []), "u&'(?:[^']|'')*'"] },
  singlestoredb: mysql,
  snowflake: {
    // Except in a URL, such as in PUT file:///x.
    comment: '(?<![:/])//',
    backslash: "'",
    strings: [String.raw`\$\$[\s\S]*?\$\$`],
    opening: String.raw`\$\$`,
    // SnowSQL.
    firstLines: String.raw`![a-z][^\r\n]*`,
    placeholders: String.raw`file://(?<=\b(?:put|get)\s[^;\r\n]*)[^\s;]+|@[~%]?(?:"(?:[^"]|"")*"|[\p{L}\p{N}_$.])*(?:/(?:[\p{L}\p{N}_$.=*%-]|\{\{[^{}]*\}\}|\$?\{[^{}]*\})*)*`,
  },
  spark: {
    nests: true,
    continuesComments: true,
    backslash: `'"`,
    names: ['`'],
    strings: [`r'[^']*'|r"[^"]*"`, dollar],
    opening: dollarOpening,
    firstLines: hiveLines,
    hasCommands: true,
  },
  sqlite: { names: ['[', '`'], hasOpenComments: true, firstLines: String.raw`\.[a-z][^\r\n]*` },
  tidb: mysql,
  transactsql: {
    nests: true,
    hasWideSpaces: true,
    names: ['['],
    nameMarks: '#@',
    lines: String.raw`${begins}go(?:[ \t]+\d+)?[ \t]*;?[ \t]*(?:--[^\r\n]*|/\*(?:(?!\*/)[^\r\n])*\*/)?${ends}`,
    firstLines: String.raw`:(?:r|setvar|connect|on[ \t]+error|out|error|exit|quit|!!)\b[^\r\n]*`,
  },
  trino: {},
};

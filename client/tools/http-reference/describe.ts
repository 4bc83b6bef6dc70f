import { inform } from '#client/tool-kit/operations/notes.ts';
import type { Report } from '#client/tool-kit/calculators/report.ts';
import { readOwn } from '#core/collections/read-own.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import type { ReferenceOptions } from './schema.ts';

interface List {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Lists what fits the search, as a table; what fits best is the first figure. */
export async function describeList({ list, search }: ReferenceOptions): Promise<Report> {
  const { title, columns, rows } = await loadList(list);
  const found = findInList(list, search, rows);
  const [first] = found;
  const isAsked = search.trim() !== '' && first !== undefined;
  const count = `${writeNumber(found.length)} of ${writeNumber(rows.length)}`;
  return {
    figures: isAsked
      ? [
          {
            label: columns[0] ?? '',
            value: [first[0], list === 'media' ? '' : first[1]].join(' ').trim(),
            copied: first[0] ?? '',
          },
          { label: 'Found', value: count },
        ]
      : [{ label: 'Found', value: count }],
    ...(isAsked ? { plain: first[0] ?? '', sentences: [first.slice(2).filter(Boolean).join(' · ')] } : {}),
    notes:
      found.length === 0
        ? [inform(`Nothing matches “${search.trim()}”.`, 'Try fewer letters, or another list.')]
        : [],
    tables:
      found.length === 0 ? [] : [{ title, columns, rows: found, plainRows: found, fileName: `${list}.csv` }],
  };
}

/** Finds rows; also by `4xx`, `:3306`, `0x41`, and by a type named after an extension, such as `image/jpg`. */
function findInList(list: ReferenceOptions['list'], search: string, rows: List['rows']): List['rows'] {
  const text = search.trim();
  const group = list === 'status' && /^([1-5])xx$/i.exec(text)?.[1];
  if (group) return rows.filter(([code]) => code?.startsWith(group));
  const hex = list === 'ascii' && /^(?:0x|\\x|u\+0*)([\da-f]{1,2})$/i.exec(text)?.[1];
  if (hex) return rows.filter(([code]) => code === String(parseInt(hex, 16)));
  const found = findRows(rows, list === 'ports' ? text.replace(/^.*:(?=\d+$)/, '') : text);
  const extension = list === 'media' && found.length === 0 && /^\w+\/(\w+)$/.exec(text)?.[1];
  return extension ? findRows(rows, `.${extension}`) : found;
}

/** Returns the rows that hold every word of the search; those whose first cells are or begin with it come first. */
export function findRows(rows: List['rows'], search: string): List['rows'] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return rows;
  // A single character may be the very thing: “a” in ASCII.
  const same = rows.filter(
    (row) => row.slice(0, 3).includes(search.trim()) || row[0]?.toLowerCase() === wanted,
  );
  const words = wanted.split(/\s+/);
  const others = rows.filter(
    (row) =>
      !same.includes(row) && words.every((word) => row.some((cell) => cell.toLowerCase().includes(word))),
  );
  const begins = others.filter((row) =>
    row.slice(0, 2).some((cell) => cell.toLowerCase().startsWith(wanted)),
  );
  return [...same, ...begins, ...others.filter((row) => !begins.includes(row))];
}

/** Loads one of the lists. */
export async function loadList(list: ReferenceOptions['list']): Promise<List> {
  switch (list) {
    case 'status': {
      const { statusCodes } = await import('./status-codes.ts');
      return {
        title: 'Status codes',
        columns: ['Code', 'Name', 'Meaning', 'Source'],
        rows: split(statusCodes),
      };
    }
    case 'methods': {
      const { methods } = await import('./status-codes.ts');
      const columns = ['Method', 'Meaning', 'Safe', 'Idempotent', 'Cached', 'Source'];
      return { title: 'Methods', columns, rows: split(methods) };
    }
    case 'headers': {
      const { headers } = await import('./headers-and-ports.ts');
      return {
        title: 'Headers',
        columns: ['Header', 'Sent with', 'Meaning', 'Example'],
        rows: split(headers),
      };
    }
    case 'ports': {
      const { ports } = await import('./headers-and-ports.ts');
      return { title: 'Ports', columns: ['Port', 'Protocol', 'Name', 'Used by'], rows: split(ports) };
    }
    case 'media': {
      const { default: types } = await import('mime-db');
      const rows = Object.entries(types).map(([type, { extensions = [], compressible, source }]) => [
        type,
        extensions.map((extension) => `.${extension}`).join(' '),
        compressible === undefined ? '' : compressible ? 'yes' : 'no',
        source === 'iana' ? 'IANA' : (source ?? ''),
      ]);
      // Types of files that people have come first.
      rows.sort((a, b) => Number(a[1] === '') - Number(b[1] === ''));
      return { title: 'Media types', columns: ['Type', 'Extensions', 'Compresses', 'Registered'], rows };
    }
    case 'ascii':
      return {
        title: 'ASCII',
        columns: ['Decimal', 'Character', 'Hex', 'Octal', 'Binary', 'Name'],
        rows: makeAscii(),
      };
  }
}

function split(lines: string): string[][] {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
}

const controls =
  'NUL null|SOH start of heading|STX start of text|ETX end of text|EOT end of transmission|ENQ enquiry|ACK acknowledge|BEL bell \\a|BS backspace \\b|HT tab \\t|LF line feed, newline \\n|VT vertical tab \\v|FF form feed \\f|CR carriage return \\r|SO shift out|SI shift in|DLE data link escape|DC1 device control 1, XON|DC2 device control 2|DC3 device control 3, XOFF|DC4 device control 4|NAK negative acknowledge|SYN synchronous idle|ETB end of transmission block|CAN cancel|EM end of medium|SUB substitute, Ctrl+Z|ESC escape|FS file separator|GS group separator|RS record separator|US unit separator'.split(
    '|',
  );
const signs =
  'space|exclamation mark|quotation mark|number sign|dollar sign|percent sign|ampersand|apostrophe|left parenthesis|right parenthesis|asterisk|plus sign|comma|hyphen-minus|full stop|slash (solidus)'.split(
    '|',
  );
const furtherSigns: Readonly<Record<string, string>> = {
  ':': 'colon',
  ';': 'semicolon',
  '<': 'less-than sign',
  '=': 'equals sign',
  '>': 'greater-than sign',
  '?': 'question mark',
  '@': 'commercial at',
  '[': 'left square bracket',
  '\\': 'backslash (reverse solidus)',
  ']': 'right square bracket',
  '^': 'circumflex accent',
  _: 'low line (underscore)',
  '`': 'grave accent (backtick)',
  '{': 'left curly bracket',
  '|': 'vertical line (pipe)',
  '}': 'right curly bracket',
  '~': 'tilde',
};

function makeAscii(): string[][] {
  return Array.from({ length: 128 }, (_, code) => {
    const [short = '', ...words] = (code === 127 ? 'DEL delete' : (controls[code] ?? '')).split(' ');
    const character = String.fromCharCode(code);
    const isShown = code > 31 && code < 127;
    return [
      String(code),
      isShown ? character : short,
      code.toString(16).toUpperCase().padStart(2, '0'),
      code.toString(8).padStart(3, '0'),
      code.toString(2).padStart(7, '0'),
      isShown ? nameOf(code, character) : words.join(' '),
    ];
  });
}

function nameOf(code: number, character: string): string {
  if (/\d/.test(character)) return `digit ${character}`;
  if (/[a-z]/i.test(character)) {
    return `${character === character.toUpperCase() ? 'capital' : 'small'} letter ${character.toUpperCase()}`;
  }
  return signs[code - 32] ?? readOwn(furtherSigns, character) ?? '';
}

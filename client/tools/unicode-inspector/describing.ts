import { categoryNames } from '#core/text/unicode/categories.ts';
import { type CharacterTable, writePoint } from '#core/text/unicode/character-table.ts';
import { escapePoint, hasReference } from './escapes.ts';

/** One row of the output: a code point, and how often it is there. */
export interface Row {
  readonly point: number;
  readonly count: number;
}

/** Invisible characters, which are shown by name. */
const blank = /[\p{C}\p{Z}]/u;
const hexByte = (byte: number) => byte.toString(16).toUpperCase().padStart(2, '0');

/** Writes a row of each character, in columns. */
export function writeTable(rows: readonly Row[], table: CharacterTable, hasCounts: boolean): string {
  const cells = rows.map(({ point, count }) => [
    writePoint(point),
    shown(point),
    utf8Of(point),
    ...(hasCounts ? [`${count}×`] : []),
    nameWithControl(point, table),
  ]);
  const widths = (cells[0] ?? []).map((_, column) =>
    cells.reduce((most, row) => Math.max(most, widthOf(row[column] ?? '')), 0),
  );
  return cells
    .map(
      (row) =>
        row
          .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell)))
          .join('  ')
          .trimEnd() + '\n',
    )
    .join('');
}

/** Counts the columns of a cell: marks have none of their own. */
function widthOf(cell: string): number {
  return cell.replaceAll(/\p{M}/gu, '').length;
}

const csvHead =
  'Code point,Character,Name,Count,Category,Script,Block,UTF-8,UTF-16,JavaScript,HTML,NFD,NFKC,Looks like';

/** Writes a row of each character as CSV (RFC 4180). */
export function writeCsv(rows: readonly Row[], table: CharacterTable): string {
  const lines = rows.map(({ point, count }) => {
    const text = textOf(point);
    return [
      writePoint(point),
      text,
      nameWithControl(point, table),
      String(count),
      table.categoryOf(point),
      table.scriptOf(point),
      table.blockOf(point),
      utf8Of(point),
      utf16Of(point),
      escapePoint(point, 'braces'),
      hasReference(point) ? escapePoint(point, 'hexEntity') : '',
      pointsOf(text.normalize('NFD')),
      pointsOf(text.normalize('NFKC')),
      table.confusableOf(point) ?? '',
    ]
      .map((cell) => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
      .join(',');
  });
  return [csvHead, ...lines, ''].join('\r\n');
}

/** Writes all that is known of each character. */
export function writeDetails(rows: readonly Row[], table: CharacterTable): string {
  return rows.map((row) => describe(row, table)).join('\n');
}

function describe({ point, count }: Row, table: CharacterTable): string {
  const text = textOf(point);
  const category = table.categoryOf(point);
  const forms = (['NFC', 'NFD', 'NFKC', 'NFKD'] as const).flatMap((form) => {
    const normal = text.normalize(form);
    return normal === text ? [] : [[form, `${normal} ${pointsOf(normal)}`] as const];
  });
  const cases = [
    ['Uppercase', text.toUpperCase()],
    ['Lowercase', text.toLowerCase()],
  ] as const;
  const lines: (readonly [label: string, value: string])[] = [
    ...table
      .aliasesOf(point)
      .map(({ kind, name }) => [kind === 'abbreviation' ? 'Abbreviation' : 'Also', name] as const),
    ...(count > 1 ? [['Count', String(count)] as const] : []),
    ['Category', `${category}, ${categoryNames[category].toLowerCase()}`],
    ['Script', table.scriptOf(point)],
    ['Block', table.blockOf(point)],
    ['UTF-8', utf8Of(point)],
    ['UTF-16', utf16Of(point)],
    ['Decimal', String(point)],
    ...(hasReference(point)
      ? [['HTML', `${escapePoint(point, 'hexEntity')} ${escapePoint(point, 'decimalEntity')}`] as const]
      : []),
    ['JavaScript', `${escapePoint(point, 'braces')} ${escapePoint(point, 'units')}`],
    ['Python', escapePoint(point, 'python')],
    ['CSS', escapePoint(point, 'css').trimEnd()],
    ['URL', escapePoint(point, 'url')],
    ...cases
      .filter(([, value]) => value !== text)
      .map(([label, value]) => [label, `${value} ${pointsOf(value)}`] as const),
    ...forms,
    ...(table.confusableOf(point) === undefined
      ? []
      : [['Looks like', table.confusableOf(point) ?? ''] as const]),
  ];
  const head = `${writePoint(point)}  ${shown(point)}  ${table.nameOf(point)}`;
  return [head, ...lines.map(([label, value]) => `  ${label.padEnd(13)}${value}`), ''].join('\n');
}

/** Returns the name; for a control its alias, too: `<control-000A> LINE FEED`. */
function nameWithControl(point: number, table: CharacterTable): string {
  const name = table.nameOf(point);
  const control = table.hasName(point)
    ? undefined
    : table.aliasesOf(point).find(({ kind }) => kind === 'control');
  return control ? `${name} ${control.name}` : name;
}

/** Returns the character, or a space for one that is invisible or would change the text around it. */
function shown(point: number): string {
  const text = textOf(point);
  if (blank.test(text)) return ' ';
  return /\p{M}/u.test(text) ? `\u25cc${text}` : text;
}

function textOf(point: number): string {
  return String.fromCodePoint(point);
}

/** Writes the code points of a text. */
export function pointsOf(text: string): string {
  return Array.from(text, (character) => writePoint(character.codePointAt(0) ?? 0)).join(' ');
}

/** Writes the bytes in UTF-8; half of a surrogate pair has none. */
function utf8Of(point: number): string {
  if (point >= 0xd800 && point <= 0xdfff) return 'none';
  return Array.from(new TextEncoder().encode(textOf(point)), hexByte).join(' ');
}

function utf16Of(point: number): string {
  const text = textOf(point);
  return Array.from({ length: text.length }, (_, index) => {
    const unit = text.charCodeAt(index);
    return hexByte(unit >> 8) + hexByte(unit & 0xff);
  }).join(' ');
}

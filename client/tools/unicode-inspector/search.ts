import { ToolInputError } from '#core/errors.ts';
import type { CharacterTable } from '#core/text/unicode/character-table.ts';
import type { Row } from './describing.ts';

const prefix = String.raw`(?:U\+|0x|\\[ux]\{?|&#x)`;
const codeOrRange = new RegExp(
  String.raw`^${prefix}?(?<first>[\da-f]{1,8})[};]?(?:(?:-|\.\.+|–)${prefix}?(?<last>[\da-f]{1,8})[};]?)?$`,
  'i',
);
const isMarked = new RegExp(`^${prefix}`, 'i');
const lastPoint = 0x10ffff;

/**
 * Finds characters by the beginnings of words in their names, by code points or a range of them, or by a block.
 * Throws a ToolInputError if nothing is asked for or found.
 */
export function searchCharacters(query: string, table: CharacterTable): readonly Row[] {
  const asked = query.trim();
  if (asked === '') {
    throw new ToolInputError('There is nothing to search for.', {
      hint: 'Enter words of a name, such as left arrow, a code such as U+2190, or a range such as 2190-21FF.',
    });
  }
  if (/^[^ -~]$/u.test(asked)) return [{ point: asked.codePointAt(0) ?? 0, count: 1 }];
  const codes = asked.split(/[\s,;]+/).filter((code) => code !== '');
  const points = isMarked.test(asked) ? codes.flatMap(readCode) : findUnmarked(asked, codes, table);
  if (points.length === 0) {
    throw new ToolInputError('No character has such a name.', {
      hint: 'Use the English words of Unicode, such as snowman, or fewer of them.',
    });
  }
  return [...new Set(points)].map((point) => ({ point, count: 1 }));
}

/** Finds names, and codes without a mark. Four digits are rather a code, four letters such as “face” a name. */
function findUnmarked(asked: string, codes: readonly string[], table: CharacterTable): number[] {
  const byCode = codes.map(findByCode);
  const found = byCode.every(({ length }) => length > 0) ? byCode.flat() : [];
  const isSurelyCode = codes.every((code) => /^(?=.*\d)[\da-f]{4,6}$/i.test(code));
  const names = [
    ...findByBlock(asked, table),
    ...findByComputedName(asked, table),
    ...findByName(asked, table),
  ];
  if (isSurelyCode) return [...found, ...names];
  return names.length > 0 && !/^[\da-f]{4,6}$/i.test(asked) ? names : [...names, ...found];
}

function findByCode(asked: string): number[] {
  const { first, last = first } = codeOrRange.exec(asked)?.groups ?? {};
  if (first === undefined || last === undefined || first.length < 2) return [];
  const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  if (from > to || to > lastPoint) return [];
  return rangeOf(from, to);
}

const rangeOf = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Reads a code point or a range that is surely meant as one. Throws a ToolInputError for any other. */
function readCode(code: string): number[] {
  const { first = '', last = first } = codeOrRange.exec(code)?.groups ?? {};
  const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  if (from <= to && to <= lastPoint) return rangeOf(from, to);
  const isBeyond = Math.max(from, to) > lastPoint;
  const cause = isBeyond ? 'is beyond the last, U+10FFFF' : from > to ? 'ends before it begins' : 'is none';
  throw new ToolInputError(`“${code.slice(0, 40)}” names no code point: it ${cause}.`, {
    hint: 'Enter codes such as U+2190 from U+0 to U+10FFFF, or a range such as U+2190-21FF.',
  });
}

/** Finds a name that Unicode does not list but computes: of a Hangul syllable, or one with its code point (4.8). */
function findByComputedName(asked: string, table: CharacterTable): number[] {
  const name = asked.toUpperCase().replaceAll(/\s+/g, ' ');
  const digits = /-([\dA-F]{4,6})$/.exec(name)?.[1];
  const points = name.startsWith('HANGUL SYLLABLE ')
    ? rangeOf(0xac00, 0xd7a3)
    : digits === undefined
      ? []
      : [Number.parseInt(digits, 16)];
  return points.filter((point) => table.nameOf(point) === name);
}

function findByBlock(asked: string, table: CharacterTable): number[] {
  const block = table.blocks.find(({ name }) => name.toLowerCase() === asked.toLowerCase());
  if (!block) return [];
  return rangeOf(block.first, block.last).filter((point) => table.categoryOf(point) !== 'Cn');
}

/** Names that are the words asked for come first, then those that begin with them, then others. */
function findByName(asked: string, table: CharacterTable): number[] {
  const words = asked.toUpperCase().split(/\s+/);
  const whole = words.join(' ');
  const patterns = words.map(
    (word) =>
      new RegExp(`(?:^|[^\\p{L}\\p{N}])${word.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)}`, 'u'),
  );
  const ranked: [point: number, rank: number][] = [];
  for (const [point, name] of allNames(table)) {
    if (!patterns.every((pattern) => pattern.test(name))) continue;
    ranked.push([point, name === whole ? 0 : name.startsWith(whole) ? 1 : 2]);
  }
  return ranked.sort(([a, rankA], [b, rankB]) => rankA - rankB || a - b).map(([point]) => point);
}

function* allNames(table: CharacterTable): Generator<readonly [number, string]> {
  for (const [point, name] of table.names()) {
    yield [point, name];
    for (const alias of table.aliasesOf(point)) yield [point, alias.name];
  }
  for (let point = 0; point < 0xa0; point += 1) {
    if (table.categoryOf(point) === 'Cc') for (const { name } of table.aliasesOf(point)) yield [point, name];
  }
}

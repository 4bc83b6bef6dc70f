import { ToolInputError } from '#core/errors.ts';
import type { CharacterTable } from '#core/text/unicode/character-table.ts';
import type { Row } from './describing.ts';

const codeOrRange =
  /^(?:U\+|0x|\\u)?(?<first>[\da-f]{2,6})(?:(?:-|\.\.+|–)(?:U\+|0x)?(?<last>[\da-f]{2,6}))?$/i;

/**
 * Finds characters by the beginnings of words in their names, by a code point or a range of them, or by a block.
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
  const isCode = /^(?:U\+|0x|\\u)/i.test(asked);
  const named = isCode ? [] : [...findByBlock(asked, table), ...findByName(asked, table)];
  const points = named.length > 0 ? named : findByCode(asked);
  if (points.length === 0) {
    throw new ToolInputError('No character has such a name.', {
      hint: 'Use the English words of Unicode, such as snowman, or fewer of them.',
    });
  }
  return [...new Set(points)].map((point) => ({ point, count: 1 }));
}

function findByCode(asked: string): number[] {
  const { first, last = first } = codeOrRange.exec(asked)?.groups ?? {};
  if (first === undefined || last === undefined) return [];
  const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  if (from > to || to > 0x10ffff) return [];
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function findByBlock(asked: string, table: CharacterTable): number[] {
  const block = table.blocks.find(({ name }) => name.toLowerCase() === asked.toLowerCase());
  if (!block) return [];
  const points = Array.from({ length: block.last - block.first + 1 }, (_, index) => block.first + index);
  return points.filter((point) => table.categoryOf(point) !== 'Cn');
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

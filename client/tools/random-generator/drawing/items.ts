import { ToolInputError } from '#core/errors.ts';
import { PlaceFinder, type TextPlace } from '#core/text/encodings/text-place.ts';
import { shuffle } from '#core/random/shuffle.ts';
import type { RandomSource } from './source.ts';
import { WeightTree } from './weight-tree.ts';

export interface Item {
  readonly text: string;
  /** The weight, in units of the smallest decimal place of all weights. */
  readonly weight: bigint;
}

const maxWeightDigits = 30;
const weighted = /^(?<text>.*\S)[\t ]*[\t,:;×=*][\t ]*(?<weight>\d+(?:\.\d+)?)$/s;

/** Reads a list with one item per line or between commas. Throws a ToolInputError for an empty list. */
export function readItems(text: string, separator: 'line' | 'comma', isWeighted: boolean): Item[] {
  const places = new PlaceFinder(text);
  const pattern = separator === 'line' ? /[^\r\n]+/g : /[^,\r\n]+/g;
  const read = Array.from(text.matchAll(pattern), ({ 0: part, index }) => ({ part: part.trim(), index }))
    .filter(({ part }) => part !== '')
    .map(({ part, index }) =>
      isWeighted ? readWeight(part, () => places.find(index)) : { text: part, digits: '1' },
    );
  if (read.length === 0) {
    throw new ToolInputError('The list is empty.', { hint: 'Write one name or thing a line.' });
  }
  const mostPlaces = Math.max(0, ...new Set(read.map(({ digits }) => placesOf(digits))));
  return read.map(({ text: name, digits }) => ({
    text: name,
    weight: BigInt(digits.replace('.', '')) * 10n ** BigInt(mostPlaces - placesOf(digits)),
  }));
}

function readWeight(part: string, place: () => TextPlace): { text: string; digits: string } {
  const { text, weight } = weighted.exec(part)?.groups ?? {};
  if (text === undefined || weight === undefined) {
    throw new ToolInputError(`“${part.slice(0, 40)}” has no weight.`, {
      ...place(),
      hint: 'Write it after a colon, comma or tab: “Apple: 3” comes three times as often as “Pear: 1”.',
    });
  }
  if (weight.length > maxWeightDigits) {
    throw new ToolInputError(`This weight has more than ${maxWeightDigits} digits.`, {
      ...place(),
      hint: 'Shorten it.',
    });
  }
  return { text, digits: weight };
}

function placesOf(digits: string): number {
  const point = digits.indexOf('.');
  return point < 0 ? 0 : digits.length - point - 1;
}

/** Picks items by weight; without repeats, each draw is from the remaining items. */
export function pickItems(
  items: readonly Item[],
  count: number,
  isRepeated: boolean,
  source: RandomSource,
): string[] {
  const tree = new WeightTree(items.map(({ weight }) => weight));
  const possible = items.filter(({ weight }) => weight > 0n).length;
  if (possible === 0)
    throw new ToolInputError('Every weight is 0.', { hint: 'Give at least one item a weight.' });
  if (!isRepeated && count > possible) {
    throw new ToolInputError(`The list has only ${possible} to pick from.`, {
      field: 'picks',
      hint: 'Pick fewer, or allow repeats.',
    });
  }
  return Array.from({ length: count }, () => {
    const index = tree.find(source.belowBig(tree.total));
    if (!isRepeated) tree.remove(index);
    return items[index]?.text ?? '';
  });
}

/** Divides a shuffled list into teams whose sizes differ by at most one. */
export function makeTeams(items: readonly Item[], teamCount: number, { below }: RandomSource): string[][] {
  if (teamCount > items.length) {
    throw new ToolInputError(`There are only ${items.length} for ${teamCount} teams.`, {
      field: 'teams',
      hint: 'Make fewer teams.',
    });
  }
  const teams = Array.from({ length: teamCount }, (): string[] => []);
  for (const [index, { text }] of shuffle(items, below).entries()) teams[index % teamCount]?.push(text);
  return teams;
}

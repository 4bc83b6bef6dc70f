import { inform } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import type { Figure, OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import type { Item } from './drawing/items.ts';
import type { RandomSource } from './drawing/source.ts';
import { listed, type Options, schema } from './schema.ts';

export default defineOperation({
  schema,
  takes: 'text',
  isRandom: ({ seed }) => seed === '',
  quickSize: 0,
  optionalInput: { isUsed: ({ mode }) => listed.includes(mode), whenGiven: { mode: 'pick' } },
  sample: 'Ada\nBo\nCem\nDina\nEve\nFritz',
  async run(input, options) {
    const { makeSource } = await import('./drawing/source.ts');
    const source = makeSource(options.seed);
    const result = listed.includes(options.mode)
      ? await drawFromList(await input.text(), options, source)
      : await drawAlone(options, source);
    if (options.seed === '') return result;
    const note = inform('These draws follow from the seed: anyone who knows it can predict them.');
    return { ...result, notes: [note, ...(result.notes ?? [])] };
  },
});

function drawAlone(options: Options, source: RandomSource): Promise<OperationResult> {
  if (options.mode === 'dice') return drawDice(options, source);
  return options.mode === 'coin' ? tossCoins(options, source) : drawNumbers(options, source);
}

async function drawNumbers(options: Options, source: RandomSource): Promise<OperationResult> {
  const [{ drawDecimals, drawIntegers }, { writeUnits }, { figuresOfNumbers, writeResults }] =
    await Promise.all([
      import('./drawing/numbers.ts'),
      import('#core/numbers/write-decimal.ts'),
      import('./writing.ts'),
    ]);
  const places = options.mode === 'decimals' ? options.places : 0;
  const drawn = options.mode === 'decimals' ? drawDecimals(options, source) : drawIntegers(options, source);
  if (options.order !== 'drawn') drawn.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  if (options.order === 'down') drawn.reverse();
  const written = drawn.map((units) => writeUnits(units, places));
  return resultOf(writeResults(written, options.form, true), options, figuresOfNumbers(drawn, places));
}

async function drawDice(options: Options, source: RandomSource): Promise<OperationResult> {
  const [{ describeRoll, readDice, rollDice }, { figuresOfNumbers, writeResults }, { ToolInputError }] =
    await Promise.all([import('./drawing/dice.ts'), import('./writing.ts'), import('#core/errors.ts')]);
  const { count, hasDice } = options;
  const terms = readDice(options.dice);
  const dice = terms.reduce((sum, term) => sum + term.dice, 0);
  if (dice * count > mostDice) {
    throw new ToolInputError(`These are ${dice * count} dice; at most five million can be rolled at once.`, {
      field: 'count',
      hint: 'Roll fewer times.',
    });
  }
  const totals: bigint[] = [];
  const lines = Array.from({ length: count }, () => {
    const roll = rollDice(terms, source);
    totals.push(BigInt(roll.total));
    return hasDice ? describeRoll(roll) : String(roll.total);
  });
  return resultOf(writeResults(lines, 'line', false), { form: 'line' }, figuresOfNumbers(totals, 0));
}

const mostDice = 5_000_000;

async function tossCoins(options: Options, { below }: RandomSource): Promise<OperationResult> {
  const { figuresOfShares, writeResults } = await import('./writing.ts');
  const tosses = Array.from({ length: options.count }, () => (below(2) === 0 ? 'Heads' : 'Tails'));
  const heads = tosses.filter((side) => side === 'Heads').length;
  const figures =
    tosses.length === 1
      ? [{ label: 'Result', value: tosses[0] ?? '' }]
      : figuresOfShares({ Heads: heads, Tails: tosses.length - heads });
  return resultOf(writeResults(tosses, options.form, false), options, figures);
}

async function drawFromList(
  content: string,
  options: Options,
  source: RandomSource,
): Promise<OperationResult> {
  const [{ makeTeams, pickItems, readItems }, { shuffle }, { writeResults }] = await Promise.all([
    import('./drawing/items.ts'),
    import('#core/random/shuffle.ts'),
    import('./writing.ts'),
  ]);
  const isPicking = options.mode === 'pick';
  const items = readItems(content, options.separator, isPicking && options.isWeighted);
  const notes = notesOfList(items);
  if (options.mode === 'teams') {
    const count = options.teamsBy === 'teams' ? options.teams : Math.ceil(items.length / options.size);
    const teams = makeTeams(items, count, source);
    const written = teams.map((members, index) => `Team ${index + 1}\n${members.join('\n')}\n`);
    return { ...resultOf(writeResults(written, 'line', false), { form: 'line' }), notes };
  }
  const drawn = isPicking
    ? pickItems(items, options.picks, options.isRepeated, source)
    : shuffle(items, source.below).map((item) => item.text);
  const figures = isPicking && drawn.length === 1 ? [{ label: 'Result', value: drawn[0] ?? '' }] : undefined;
  return { ...resultOf(writeResults(drawn, options.form, false), options, figures), notes };
}

/** Notes that repeated items are drawn more often, which may not be intended. */
function notesOfList(items: readonly Item[]): Note[] {
  const repeated = items.length - new Set(items.map((item) => item.text)).size;
  if (repeated === 0) return [];
  const sentence =
    repeated === 1
      ? '1 line says what another says already, and counts once more.'
      : `${repeated} lines say what another says already, and count once more.`;
  return [inform(sentence)];
}

function resultOf(content: string | Blob, { form }: Pick<Options, 'form'>, figures?: readonly Figure[]) {
  const isJson = form === 'json';
  const part = {
    name: isJson ? 'random.json' : 'random.txt',
    kind: isJson ? 'json' : 'text',
    content,
  } as const;
  return { parts: [part], figures };
}

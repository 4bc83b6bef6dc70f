import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { choice, flag, number, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

const many = { min: 1, max: 1_000_000, isInteger: true } as const;
const numeric = { mode: ['integers', 'decimals'] } as const;
/** Modes that use the input list. */
export const listed: readonly string[] = ['pick', 'shuffle', 'teams'];
const picking = { mode: ['pick'] } as const;

export const schema = {
  mode: describeField(
    choice(['integers', 'decimals', 'dice', 'coin', 'pick', 'shuffle', 'teams'], 'integers'),
    {
      label: 'Draw',
      choiceLabels: {
        integers: 'Whole numbers',
        decimals: 'Decimals',
        dice: 'Dice',
        coin: 'Coins',
        pick: 'Pick from a list',
        shuffle: 'Shuffle a list',
        teams: 'Teams from a list',
      },
    },
  ),
  min: describeField(text('1', 2000), { label: 'From', onlyIf: numeric }),
  max: describeField(text('100', 2000), { label: 'To', onlyIf: numeric }),
  places: describeField(number(2, { min: 0, max: 100, isInteger: true }), {
    label: 'Decimal places',
    onlyIf: { mode: ['decimals'] },
  }),
  dice: describeField(text('2d6', 200), {
    label: 'Dice',
    hint: '3d6+2, d20, 4d6kh3, d%, 4dF',
    onlyIf: { mode: ['dice'] },
  }),
  count: describeField(number(1, many), {
    label: 'How many',
    onlyIf: { mode: ['integers', 'decimals', 'dice', 'coin'] },
  }),
  isUnique: describeField(flag(false), { label: 'Unique numbers', onlyIf: numeric }),
  order: describeField(choice(['drawn', 'up', 'down'], 'drawn'), {
    label: 'Order',
    choiceLabels: { drawn: 'As drawn', up: 'Ascending', down: 'Descending' },
    onlyIf: numeric,
  }),
  hasDice: describeField(flag(true), { label: 'Show every die', onlyIf: { mode: ['dice'] } }),
  separator: describeField(choice(['line', 'comma'], 'line'), {
    label: 'List format',
    choiceLabels: { line: 'One per line', comma: 'Comma-separated' },
    onlyIf: { mode: ['pick', 'shuffle', 'teams'] },
  }),
  picks: describeField(number(1, many), { label: 'Picks', onlyIf: picking }),
  isRepeated: describeField(flag(false), { label: 'Allow repeats', onlyIf: picking }),
  isWeighted: describeField(flag(false), {
    label: 'With weights (“Apple: 3”)',
    onlyIf: picking,
  }),
  teamsBy: describeField(choice(['teams', 'size'], 'teams'), {
    label: 'Divide by',
    choiceLabels: { teams: 'Teams', size: 'Size' },
    onlyIf: { mode: ['teams'] },
  }),
  teams: describeField(number(2, many), {
    label: 'Number of teams',
    onlyIf: { mode: ['teams'], teamsBy: ['teams'] },
  }),
  size: describeField(number(4, many), {
    label: 'Team size',
    onlyIf: { mode: ['teams'], teamsBy: ['size'] },
  }),
  form: describeField(choice(['line', 'comma', 'space', 'json'], 'line'), {
    label: 'Output format',
    choiceLabels: { line: 'One per line', comma: 'Comma-separated', space: 'Space-separated', json: 'JSON' },
    onlyIf: { mode: ['integers', 'decimals', 'coin', 'pick', 'shuffle'] },
  }),
  seed: describeField(text('', 100), {
    label: 'Seed',
    hint: 'For repeatable, predictable draws: not for secrets. Empty: truly random.',
  }),
};

export type Options = StateOf<typeof schema>;

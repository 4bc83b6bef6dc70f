import { choice, flag, number, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

const many = { min: 1, max: 1_000_000, isInteger: true } as const;
const numeric = { mode: ['integers', 'decimals'] } as const;
/** Modes that use the input list. */
export const listed: readonly string[] = ['pick', 'shuffle', 'teams'];
const picking = { mode: ['pick'] } as const;

const modeLabels = {
  integers: 'Whole numbers',
  decimals: 'Decimals',
  dice: 'Dice',
  coin: 'Coins',
  pick: 'Pick from a list',
  shuffle: 'Shuffle a list',
  teams: 'Teams from a list',
};

const formLabels = { line: 'One per line', comma: 'Comma-separated', space: 'Space-separated', json: 'JSON' };

export const schema = {
  mode: choice(modeLabels, 'integers', 'Draw'),
  min: text('1', 2000, 'From', { onlyIf: numeric }),
  max: text('100', 2000, 'To', { onlyIf: numeric }),
  places: number(2, { min: 0, max: 100, isInteger: true }, 'Decimal places', {
    onlyIf: { mode: ['decimals'] },
  }),
  dice: text('2d6', 200, 'Dice', { hint: '3d6+2, d20, 4d6kh3, d%, 4dF', onlyIf: { mode: ['dice'] } }),
  count: number(1, many, 'How many', { onlyIf: { mode: ['integers', 'decimals', 'dice', 'coin'] } }),
  isUnique: flag(false, 'Unique numbers', { onlyIf: numeric }),
  order: choice({ drawn: 'As drawn', up: 'Ascending', down: 'Descending' }, 'drawn', 'Order', {
    onlyIf: numeric,
  }),
  hasDice: flag(true, 'Show every die', { onlyIf: { mode: ['dice'] } }),
  separator: choice({ line: 'One per line', comma: 'Comma-separated' }, 'line', 'List format', {
    onlyIf: { mode: ['pick', 'shuffle', 'teams'] },
  }),
  picks: number(1, many, 'Picks', { onlyIf: picking }),
  isRepeated: flag(false, 'Allow repeats', { onlyIf: picking }),
  isWeighted: flag(false, 'With weights (“Apple: 3”)', { onlyIf: picking }),
  teamsBy: choice({ teams: 'Teams', size: 'Size' }, 'teams', 'Divide by', { onlyIf: { mode: ['teams'] } }),
  teams: number(2, many, 'Number of teams', { onlyIf: { mode: ['teams'], teamsBy: ['teams'] } }),
  size: number(4, many, 'Team size', { onlyIf: { mode: ['teams'], teamsBy: ['size'] } }),
  form: choice(formLabels, 'line', 'Output format', {
    onlyIf: { mode: ['integers', 'decimals', 'coin', 'pick', 'shuffle'] },
  }),
  seed: text('', 100, 'Seed', {
    hint: 'For repeatable, predictable draws: not for secrets. Empty: truly random.',
  }),
};

export type Options = StateOf<typeof schema>;

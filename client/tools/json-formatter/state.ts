import { choice, flag, type StateOf } from '#client/tool-kit/state/state-schema.ts';

const formatting = { mode: ['format'] };
const writing = { mode: ['format', 'compact'] };

const modeLabels = { format: 'Format', compact: 'Compact', validate: 'Validate' };

export const optionSchema = {
  mode: choice(modeLabels, 'format', 'Action'),
  indent: choice([2, 4, 8], 2, 'Indent', {
    choiceLabels: { 2: '2 spaces', 4: '4 spaces', 8: '8 spaces' },
    onlyIf: formatting,
  }),
  isSorted: flag(false, 'Sort keys', { onlyIf: writing }),
  isShortInline: flag(false, 'Short values inline', { onlyIf: formatting }),
  isStrict: flag(false, 'As strict JSON', { onlyIf: writing }),
};

export const schema = {
  ...optionSchema,
  view: choice({ text: 'Text', tree: 'Tree' }, 'text', 'View'),
};

export type JsonState = StateOf<typeof schema>;
export type ChangeState = (change: Partial<JsonState>) => void;

/** A sample with values that other formatters change, and unsorted keys. */
export const sampleText = `{"order":10492,"placed":"2026-11-20T09:14:00Z","customer":{"name":"Ada","vip":true},"lines":[{"sku":"A-100","qty":2,"price":19.90},{"sku":"B-205","qty":1,"price":129.00}],"reference":17478252242305210114,"note":null}`;

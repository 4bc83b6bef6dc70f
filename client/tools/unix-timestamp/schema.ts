import { type SnowflakeId, snowflakes } from '#core/dates/snowflakes.ts';
import { choiceLabels } from '#client/tool-kit/operations/field-words.ts';
import { choice, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';
import { numberForms, type NumberFormId } from './number-forms.ts';
import { forms } from './write-moment.ts';

const meanings = ['auto', ...Object.keys(numberForms), ...Object.keys(snowflakes)] as (
  | 'auto'
  | NumberFormId
  | SnowflakeId
)[];

/** The options, each with its label. */
export const schema = {
  meaning: choice(meanings, 'auto', 'Numbers are', {
    choiceLabels: {
      auto: 'Auto-detect',
      ...Object.fromEntries(
        Object.entries({ ...numberForms, ...snowflakes }).map(([id, { label }]) => [id, label]),
      ),
    },
  }),
  form: choice(['all', ...forms.map(({ id }) => id)], 'all', 'Convert to', {
    choiceLabels: { all: 'All formats', ...choiceLabels(forms) },
  }),
  zone: text('', 60, 'Time zone', { hint: 'Europe/Berlin; empty: yours' }),
};

export type TimestampOptions = StateOf<typeof schema>;

import { provideTemporal } from '#client/lib/temporal.ts';
import { choiceLabels, describeField } from '#client/tool-kit/operations/field-words.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { choice, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';
import { numberForms, type NumberFormId, snowflakes, type SnowflakeId } from './number-forms.ts';
import { forms } from './write-moment.ts';

const meanings = ['auto', ...Object.keys(numberForms), ...Object.keys(snowflakes)] as (
  'auto' | NumberFormId | SnowflakeId
)[];

const schema = {
  meaning: describeField(choice(meanings, 'auto'), {
    label: 'Numbers are',
    choiceLabels: {
      auto: 'Auto-detect',
      ...Object.fromEntries(
        Object.entries({ ...numberForms, ...snowflakes }).map(([id, { label }]) => [id, label]),
      ),
    },
  }),
  form: describeField(choice(['all', ...forms.map(({ id }) => id)], 'all'), {
    label: 'Convert to',
    choiceLabels: { all: 'All formats', ...choiceLabels(forms) },
  }),
  zone: describeField(text('', 60), { label: 'Time zone', hint: 'Europe/Berlin; empty: yours' }),
};

export type TimestampOptions = StateOf<typeof schema>;

export default defineOperation({
  schema,
  takes: 'text',
  sample: '1700000000',
  input: { isFilled: true, placeholder: 'now, 1700000000, 2026-11-25 14:30, an ObjectId, a UUID …' },
  // “now” and how long ago something was.
  isRandom: () => true,
  async run(input, options) {
    const [{ convertTimes }, content] = await Promise.all([
      import('./convert.ts'),
      input.text(10_000_000),
      provideTemporal(),
    ]);
    return convertTimes(content, options);
  },
});

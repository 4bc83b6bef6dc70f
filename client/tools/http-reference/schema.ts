import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { choice, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

/** The options, each with its label. */
export const schema = {
  list: describeField(choice(['status', 'headers', 'methods', 'media', 'ports', 'ascii'], 'status'), {
    label: 'List',
    choiceLabels: {
      status: 'Status codes',
      headers: 'Headers',
      methods: 'Methods',
      media: 'Media types',
      ports: 'Ports',
      ascii: 'ASCII',
    },
    shortLabels: { status: 'Status', media: 'Media' },
  }),
  search: text('', 200, 'Find', {
    role: 'input',
    hint: 'A number, a name or a word, as in 404, .webp or cache',
  }),
};

export type ReferenceOptions = StateOf<typeof schema>;

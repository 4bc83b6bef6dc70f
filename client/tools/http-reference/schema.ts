import { choice, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

/** The options, each with its label. */
export const schema = {
  list: choice(
    {
      status: 'Status codes',
      headers: 'Headers',
      methods: 'Methods',
      media: 'Media types',
      ports: 'Ports',
      ascii: 'ASCII',
    },
    'status',
    'List',
    { shortLabels: { status: 'Status', media: 'Media' } },
  ),
  search: text('', 200, 'Find', {
    role: 'input',
    hint: 'A number, a name or a word, as in 404, .webp or cache',
  }),
};

export type ReferenceOptions = StateOf<typeof schema>;

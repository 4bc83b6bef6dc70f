import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { asInput, choice, text } from '#client/tool-kit/state/state-schema.ts';
import { flags, flagText, schema } from './state.ts';

const replacing = { output: ['replaced'] } as const;
/** Text is never cut for its length; the limit of links is up to the page. */
const anyText = asInput(text('', 100_000_000));
const loadEngine = () => import('./searching.ts');

const flagFields = {
  g: describeFlag('g'),
  i: describeFlag('i'),
  m: describeFlag('m'),
  s: describeFlag('s'),
  u: describeFlag('u'),
  y: describeFlag('y'),
  v: describeFlag('v'),
};

export default defineOperation({
  schema: {
    pattern: describeField(anyText, {
      label: 'Pattern',
      hint: 'A JavaScript regular expression, without slashes around it.',
    }),
    output: choice(
      {
        matches: 'Matches, one after the other',
        table: 'Matches and groups as a table',
        replaced: 'Text with replacements',
        count: 'Number of matches',
      },
      'matches',
      'Output',
    ),
    ...flagFields,
    replacement: describeField(anyText, {
      label: 'Replace with',
      hint: '$& is the match, $1 a group, $<name> a named one.',
      onlyIf: replacing,
    }),
    isEscaped: describeField(schema.isEscaped, { hint: 'In the replacement.', onlyIf: replacing }),
    shouldMatch: { ...schema.shouldMatch, ...anyText },
    shouldNotMatch: { ...schema.shouldNotMatch, ...anyText },
  },
  takes: 'text',
  // A pattern may run forever on the shortest text.
  quickSize: 0,
  timeLimitMs: 1000,
  prepare: loadEngine,
  session: () => import('./session.ts'),
  async run(input, { output, ...options }) {
    const { search } = await loadEngine();
    return search(await input.text(), { ...options, flags: flagText(options) }, output);
  },
});

function describeFlag(flag: (typeof flags)[number]['id']) {
  const { name, help } = flags.find(({ id }) => id === flag) ?? flags[0];
  return describeField(schema[flag], { label: `Flag ${flag}, ${name}`, hint: `${help}.` });
}

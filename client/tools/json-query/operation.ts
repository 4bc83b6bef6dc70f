import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { choice, text } from '#client/tool-kit/state/state-schema.ts';
import { type Note, ToolInputError } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';

const examples = {
  jsonpath: '$.books[?@.price < 20].title',
  jmespath: 'books[?price < `20`].title',
} as const;

const outputLabels = {
  values: 'Values',
  paths: 'Normalized paths',
  pointers: 'JSON Pointers',
  both: 'Paths and values',
};

export default defineOperation({
  schema: {
    language: choice({ jsonpath: 'JSONPath', jmespath: 'JMESPath' }, 'jsonpath', 'Language', {
      alsoSets: (language) => ({
        expression: language === 'jmespath' ? examples.jmespath : examples.jsonpath,
      }),
    }),
    expression: text(examples.jsonpath, 10_000, 'Expression', { isMono: true, isMain: true }),
    output: choice(outputLabels, 'values', 'Show', { onlyIf: { language: ['jsonpath'] } }),
  },
  takes: 'text',
  quickSize: 0,
  timeLimitMs: 10_000,
  timeHint: 'Use a narrower expression or a simpler regular expression.',
  prepare: async () => Promise.all([import('./json-path.ts'), import('./jmes-path.ts')]),
  sample: `{
  "books": [
    {"title": "Sayings of the Century", "price": 8.95, "tags": ["reference"]},
    {"title": "Sword of Honour", "price": 12.99, "tags": ["fiction", "war"]},
    {"title": "The Sea Wolf", "price": 28.50, "isbn": 17478252242305210114}
  ]
}
`,
  async run(input, { language, expression, output }) {
    if (expression.trim() === '') {
      throw new ToolInputError('There is no expression.', {
        field: 'expression',
        hint: `Try ${examples[language]}`,
      });
    }
    const { readJsonValues } = await import('#core/json/values/read-values.ts');
    const { writeJsonValue } = await import('#core/json/values/json-value.ts');
    const { values, notes } = await readJsonValues(input.content);
    const document = values.length === 1 ? (values[0] ?? null) : [...values];
    const several: Note[] =
      values.length > 1 ? [inform(`${formatCount(values.length, 'line')} read as one array.`)] : [];
    if (language === 'jmespath') {
      const { findKeyForText, queryJmesPath } = await import('./jmes-path.ts');
      const content = queryJmesPath(document, expression, 2);
      const key = findKeyForText(document, expression);
      return finish(content, [
        ...describeNumbers(notes),
        ...several,
        ...(key === undefined ? [] : [describeKey(key)]),
        ...(content === 'null' ? [nothing] : []),
      ]);
    }
    const { queryJsonPath } = await import('./json-path.ts');
    const { result, count, refusedPatterns, bareNames } = queryJsonPath(document, expression, output);
    const outcome =
      refusedPatterns.length > 0 ? refusedPatterns.map(describeRefused) : count === 0 ? [nothing] : [];
    return finish(
      writeJsonValue(result, 2),
      [...notes, ...several, ...bareNames.map(describeBareName), ...outcome],
      formatCount(count, 'match', 'matches'),
    );
  },
});

const nothing = inform('Nothing matches.', 'Names are case-sensitive. A missing key matches nothing.');

const describeKey = (key: string): Note =>
  warn(
    `${key} in double quotes is a key, which the document lacks.`,
    `For a text write ${key.replace(/^"|"$/g, "'")}.`,
  );

const describeBareName = (name: string): Note =>
  warn(`RFC 9535 has no hyphen in a name, so other programs may refuse .${name}.`, `Write ['${name}'].`);

const describeRefused = (pattern: string): Note =>
  warn(
    `“${pattern.slice(0, 60)}” is not an I-Regexp (RFC 9485), so it matches nothing.`,
    String.raw`Use [0-9] for \d and [A-Za-z0-9_] for \w; lookarounds and references do not exist.`,
  );

/** JMESPath builds new values, whose numbers are doubles. Of the notes on JSON only these have a place and are mild. */
function describeNumbers(notes: readonly Note[]): Note[] {
  return notes.map((note) =>
    note.severity === 'info' && note.place !== undefined
      ? { ...note, severity: 'warning', hint: 'JMESPath rounds it. JSONPath keeps all digits.' }
      : note,
  );
}

function finish(content: string, notes: readonly Note[], summary?: string) {
  return {
    parts: [{ name: 'matches.json', kind: 'json' as const, content: `${content}\n` }],
    notes: [...notes],
    ...(summary === undefined ? {} : { summary }),
  };
}

import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { choice, flag, text } from '#client/tool-kit/state/state-schema.ts';
import { languageIds, languages } from './languages.ts';

export default defineOperation({
  schema: {
    language: describeField(choice(languageIds, 'typescript'), {
      label: 'Language',
      choiceLabels: Object.fromEntries(languageIds.map((id) => [id, languages[id].label])),
      isSegmented: false,
      isMain: true,
    }),
    typeName: describeField(text('Root', 100), { label: 'Type name' }),
    source: describeField(choice(['auto', 'samples', 'schema'], 'auto'), {
      label: 'Input',
      choiceLabels: { auto: 'Auto-detect', samples: 'JSON samples', schema: 'JSON Schema' },
      isSegmented: false,
    }),
    isTypesOnly: describeField(flag(true), {
      label: 'Types only',
      hint: 'Without functions that read and write JSON',
      onlyIf: { language: ['typescript', 'go', 'csharp', 'java', 'python', 'swift'] },
    }),
    hasEnums: describeField(flag(false), {
      label: 'Detect enums',
      hint: 'A field with few different texts becomes an enum.',
    }),
    hasMaps: describeField(flag(true), {
      label: 'Detect maps',
      hint: 'Objects with many similar keys become a map',
    }),
    hasDates: describeField(flag(false), {
      label: 'Detect dates',
      onlyIf: { language: languageIds.filter((id) => !id.startsWith('typescript')) },
    }),
  },
  takes: 'text',
  quickSize: 0,
  timeLimitMs: 30_000,
  timeHint: 'Use a shorter sample.',
  prepare: () => import('./generate.ts'),
  input: { isFilled: true },
  sample: `{
  "id": 1,
  "name": "Ada",
  "email": null,
  "orders": [
    {"sku": "A-1", "price": 9.5, "created": "2026-01-31T09:30:00Z"},
    {"sku": "B-2", "price": 12, "gift-note": "Hello"}
  ]
}
`,
  async run(input, options) {
    const { generateTypes } = await import('./generate.ts');
    const content = typeof input.content === 'string' ? input.content : await input.text(10_000_000);
    const types = await generateTypes(content, options);
    const name = languages[options.language].file;
    return {
      parts: [
        { name, kind: options.language === 'typescript' ? 'javascript' : 'text', content: types.content },
      ],
      notes: [...types.notes],
    };
  },
});

import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { choice, flag, text } from '#client/tool-kit/state/state-schema.ts';
import { languageIds, languages } from './languages.ts';

const sourceLabels = { auto: 'Auto-detect', samples: 'JSON samples', schema: 'JSON Schema' };

export default defineOperation({
  schema: {
    language: choice(languageIds, 'typescript', 'Language', {
      choiceLabels: Object.fromEntries(languageIds.map((id) => [id, languages[id].label])),
      isSegmented: false,
      isMain: true,
    }),
    typeName: text('Root', 100, 'Type name'),
    source: choice(sourceLabels, 'auto', 'Input', { isSegmented: false }),
    isTypesOnly: flag(true, 'Types only', {
      hint: 'Without functions that read and write JSON',
      onlyIf: { language: ['typescript', 'go', 'csharp', 'java', 'python', 'swift'] },
    }),
    hasEnums: flag(false, 'Detect enums', { hint: 'A field with few different texts becomes an enum.' }),
    hasMaps: flag(true, 'Detect maps', { hint: 'Objects with many similar keys become a map' }),
    hasDates: flag(false, 'Detect dates', {
      onlyIf: { language: languageIds.filter((id) => !/^(?:typescript|rust)/.test(id)) },
    }),
  },
  takes: 'text',
  quickSize: 0,
  timeLimitMs: 30_000,
  timeHint: 'Use a shorter sample.',
  prepare: () => import('./generate.ts'),
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

import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { asTextIfSmall } from '#client/tool-kit/operations/part-content.ts';
import { conversionSchema } from './options.ts';

export default defineOperation({
  schema: conversionSchema,
  takes: 'text',
  sample: `[
  {"id": 1, "name": "Lovelace, Ada", "zip": "01234", "born": {"year": 1815, "place": "London"}, "tags": ["math", "engine"]},
  {"id": 17478252242305210114, "name": "Kurt \\"Go\\" Gödel", "zip": null, "born": {"year": 1906}, "tags": []}
]`,
  async run(input, options, context) {
    const { convertJson } = await import('./convert.ts');
    const { describeConversion } = await import('./remarks.ts');
    const converted = await convertJson(input.content, options, context);
    const name = options.delimiter === '\t' ? 'output.tsv' : 'output.csv';
    return {
      parts: [{ name, kind: 'csv', content: await asTextIfSmall(converted.blob) }],
      notes: describeConversion(converted, options),
    };
  },
});

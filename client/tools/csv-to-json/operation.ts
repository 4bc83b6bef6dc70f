import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { asTextIfSmall } from '#client/tool-kit/operations/part-content.ts';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';
import { conversionSchema } from './options.ts';

export default defineOperation({
  schema: conversionSchema,
  takes: 'text',
  sample: `id,name,zip,born,balance
1,"Lovelace, Ada",01234,1815-12-10,12.50
2,Grace Hopper,10001,1906-12-09,17478252242305210114
3,"Kurt ""Go"" Gödel",,1906-04-28,0
`,
  async run(input, options, context) {
    const { convertCsv } = await import('./convert.ts');
    const { describeConversion } = await import('./remarks.ts');
    const converted = await convertCsv(input.content, options, context);
    const kind: DataKind = options.shape === 'lines' ? 'jsonl' : 'json';
    return {
      parts: [{ name: `output.${kind}`, kind, content: await asTextIfSmall(converted.blob) }],
      notes: await describeConversion(converted, options, typeof input.content !== 'string'),
    };
  },
});

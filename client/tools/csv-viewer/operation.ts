import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { asTextIfSmall } from '#client/tool-kit/operations/part-content.ts';
import { downloadName, sampleTable } from './csv-files.ts';
import { formatChoice } from './exporting/formats.ts';
import { operationSchema } from './exporting/operation-schema.ts';

export default defineOperation({
  schema: operationSchema,
  takes: 'text',
  sample: sampleTable,
  session: () => import('./session/csv-session.ts'),
  async run(input, options, context) {
    const { convertTable, describeConversion } = await import('./exporting/conversion.ts');
    const converted = await convertTable(input.content, options, options, context);
    const { extension, kind } = formatChoice(options.format);
    return {
      parts: [
        {
          name: downloadName(input.name, extension),
          kind,
          content: await asTextIfSmall(converted.blob),
        },
      ],
      notes: await describeConversion(converted, options),
    };
  },
});

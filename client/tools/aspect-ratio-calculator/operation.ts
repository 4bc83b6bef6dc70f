import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import type { AspectReport } from './describe.ts';
import { schema } from './schema.ts';
import { splitSize } from './split-size.ts';

export default defineOperation<typeof schema, 'nothing', AspectReport>({
  schema,
  takes: 'nothing',
  form: {
    receives: 'ratio',
    receivedWith: { known: 'ratio' },
    readText: (text) => {
      const size = splitSize(text);
      return size && { known: 'size', ...size };
    },
  },
  async run(_, options) {
    const [{ toResult }, { describeAspect }] = await Promise.all([
      import('#client/tool-kit/calculators/report.ts'),
      import('./describe.ts'),
    ]);
    return toResult(describeAspect(options));
  },
});

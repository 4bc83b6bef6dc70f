import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './schema.ts';
import { splitSize } from './split-size.ts';

export default defineOperation({
  schema,
  takes: 'nothing',
  form: {
    receives: 'ratio',
    receivedWith: { known: 'ratio' },
    swaps: ['width', 'height'],
    reader: { label: 'Take the size of an image', icon: 'image-up', accept: 'image/*', read: readSize },
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

async function readSize(file: File) {
  const [{ readImageHeader }, { uprightSize }] = await Promise.all([
    import('#core/images/containers/image-container.ts'),
    import('#core/images/containers/image-header.ts'),
  ]);
  const { width, height } = uprightSize(await readImageHeader(new Uint8Array(await file.arrayBuffer())));
  return { known: 'size', width: String(width), height: String(height) };
}

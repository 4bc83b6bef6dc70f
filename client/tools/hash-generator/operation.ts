import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { defineOperation, type TextInput } from '#client/tool-kit/operations/operation.ts';
import { parseBytes } from '#core/hashing/byte-input.ts';
import { formatDigest } from '#core/hashing/digest-text.ts';
import { type HashState, optionSchema } from './state.ts';

export default defineOperation({
  schema: {
    ...optionSchema,
    algorithm: describeField(optionSchema.algorithm, { onlyIf: { isEvery: [false] } }),
  },
  takes: 'text',
  sample: 'The quick brown fox jumps over the lazy dog',
  // Runs in a worker, because the algorithms are WebAssembly that must be compiled.
  quickSize: 0,
  session: () => import('./session.ts'),
  takesBytes: ({ format }) => format === 'text',
  async run(input, options, context) {
    const [{ hashContent }, { chosenAlgorithms, readKey }, { maxBytesInMemory }] = await Promise.all([
      import('./hash-content.ts'),
      import('./hash-request.ts'),
      import('#core/hashing/platform-digests.ts'),
    ]);
    const ids = chosenAlgorithms(options);
    const content = await contentOf(input, options);
    const request = { content, algorithms: ids, key: readKey(options), maxBytesInMemory };
    const digests = await hashContent(request, context);
    const lines = ids.map((id) => {
      const text = formatDigest(digests[id] ?? new Uint8Array(), options.encoding);
      return options.isEvery ? `${id}: ${text}` : text;
    });
    const sizeBytes = content instanceof Blob ? content.size : content.length;
    return {
      parts: [{ name: 'hash.txt', kind: 'hash', content: lines.join('\n') }],
      detail: { digests, sizeBytes },
    };
  },
});

/** Returns the content to hash: a file as it is; text that represents bytes is decoded first. */
async function contentOf(
  input: TextInput,
  { format, lineEnding }: Pick<HashState, 'format' | 'lineEnding'>,
): Promise<Uint8Array | Blob> {
  if (format === 'text' && typeof input.content !== 'string') return input.content;
  return parseBytes(await input.text(), format, lineEnding);
}

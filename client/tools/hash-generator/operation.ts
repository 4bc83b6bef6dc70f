import { describeField } from '#client/tool-kit/operations/field-words.ts';
import { defineOperation, type TextInput } from '#client/tool-kit/operations/operation.ts';
import { ToolInputError } from '#core/errors.ts';
import { algorithms } from '#core/hashing/algorithms.ts';
import { type ByteFormat, type LineEnding, parseBytes } from '#core/hashing/byte-input.ts';
import { formatDigest } from '#core/hashing/digest-text.ts';
import { schema } from './state.ts';

const formats = { text: 'Text', hex: 'Hexadecimal', base64: 'Base64' } as const;

export default defineOperation({
  schema: {
    algorithm: describeField(schema.algorithm, { label: 'Algorithm', onlyIf: { isEvery: [false] } }),
    isEvery: describeField(schema.isEvery, { label: 'All algorithms' }),
    encoding: describeField(schema.encoding, {
      label: 'Written as',
      choiceLabels: {
        hex: 'Hexadecimal',
        'hex-upper': 'Hexadecimal, upper case',
        base64: 'Base64',
        base64url: 'Base64, URL-safe',
      },
    }),
    format: describeField(schema.format, { label: 'Input is', choiceLabels: formats }),
    isKeyed: describeField(schema.isKeyed, { label: 'HMAC' }),
    keyFormat: describeField(schema.keyFormat, {
      label: 'Key is',
      choiceLabels: formats,
      onlyIf: { isKeyed: [true] },
    }),
    key: describeField(schema.key, { label: 'Key', onlyIf: { isKeyed: [true] } }),
  },
  takes: 'text',
  sample: 'The quick brown fox jumps over the lazy dog',
  // The algorithms are WebAssembly, which is compiled in the worker.
  quickSize: 0,
  async run(input, options, { reportProgress }) {
    const { beginDigests } = await import('#core/hashing/digests.ts');
    const ids = options.isEvery ? algorithms.map(({ id }) => id) : [options.algorithm];
    const running = await beginDigests(ids, readKey(options));
    let doneBytes = 0;
    for await (const bytes of bytesOf(input, options.format, 'lf')) {
      running.update(bytes);
      doneBytes += bytes.length;
      reportProgress({
        fraction: doneBytes / Math.max(input.size, doneBytes),
        doneBytes,
        totalBytes: input.size,
      });
    }
    const digests = running.finish();
    const lines = ids.map((id) => {
      const text = formatDigest(digests[id] ?? new Uint8Array(), options.encoding);
      return options.isEvery ? `${id}: ${text}` : text;
    });
    return { parts: [{ name: 'hash.txt', kind: 'hash', content: lines.join('\n') }] };
  },
});

/** A file is hashed byte by byte as it is; a text that writes bytes is read first. */
async function* bytesOf(
  input: TextInput,
  format: ByteFormat,
  lineEnding: LineEnding,
): AsyncGenerator<Uint8Array> {
  if (format === 'text' && typeof input.content !== 'string') yield* input.pieces();
  else yield parseBytes(await input.text(), format, lineEnding);
}

interface KeyOptions {
  readonly isKeyed: boolean;
  readonly key: string;
  readonly keyFormat: ByteFormat;
}

function readKey({ isKeyed, key, keyFormat }: KeyOptions): Uint8Array | undefined {
  if (!isKeyed) return undefined;
  if (key !== '') return parseBytes(key, keyFormat);
  throw new ToolInputError('HMAC needs a key.', { field: 'key', hint: 'Enter the secret key.' });
}

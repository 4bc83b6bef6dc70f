import type { Note } from '#core/errors.ts';
import { defineOperation, type TextInput } from '#client/tool-kit/operations/operation.ts';
import { formatBytes } from '#core/numbers/number-format.ts';
import { type BaseOptions, schema } from './state.ts';

const sample = 'Sundry tools: naïve café, 東京, 🧰';

export default defineOperation({
  schema,
  takes: 'text',
  sample,
  invert: ({ direction }) => ({ direction: direction === 'encode' ? 'decode' : 'encode' }),
  takesBytes: ({ direction, form }) => direction === 'encode' && form === 'text',
  showsLineEnds: ({ direction, form }) => direction === 'encode' && form === 'text',
  optionsFor: (kind) =>
    kind === 'hex' ? { direction: 'decode', format: 'base16' } : { direction: 'encode' },
  run: (input, options) => (options.direction === 'encode' ? encode(input, options) : decode(input, options)),
});

async function encode(input: TextInput, options: BaseOptions) {
  const { encodeBytes } = await import('./formats.ts');
  const bytes = await readBytes(input, options);
  const notes: Note[] = [];
  const content = await encodeBytes(bytes, options, input.name ?? 'data.txt', notes);
  const name = options.format === 'uu' ? 'encoded.uu' : 'encoded.txt';
  const kind = options.format === 'base16' ? ('hex' as const) : ('text' as const);
  return {
    parts: [{ name, kind, content }],
    notes,
    summary: `${formatBytes(bytes.length)} → ${formatBytes(content.length)}`,
  };
}

async function readBytes(input: TextInput, { form }: BaseOptions): Promise<Uint8Array> {
  if (form === 'hex') {
    const { parseBytes } = await import('#core/hashing/byte-input.ts');
    return parseBytes(await input.text(), 'hex');
  }
  if (typeof input.content !== 'string') return input.bytes();
  const { bytesOfText } = await import('#core/text/encodings/text-encoding.ts');
  return bytesOfText(input.content, 'utf-8');
}

async function decode(input: TextInput, options: BaseOptions) {
  const [{ decodeBytes }, { contentOfBytes }] = await Promise.all([
    import('./formats.ts'),
    import('#core/text/kinds/byte-content.ts'),
  ]);
  const notes: Note[] = [];
  const { bytes, name } = await decodeBytes(await input.text(), options, notes);
  const { extension, kind, content, isText } = contentOfBytes(bytes);
  const summary = `${isText ? 'Text' : 'Binary data'} · ${formatBytes(bytes.length)}`;
  if (options.form === 'hex') {
    const { encodeBits, base16 } = await import('#core/bytes/base-n/bit-digits.ts');
    const digits = encodeBits(bytes, base16).toLowerCase();
    return { parts: [{ name: 'decoded.txt', kind: 'hex' as const, content: digits }], notes, summary };
  }
  if (!isText && bytes.length <= 100_000) {
    const sentence = 'These bytes are not text in UTF-8.';
    notes.push({
      severity: 'info',
      sentence,
      fix: { label: 'Show in hexadecimal', options: { form: 'hex' } },
    });
  }
  const part = { name: name ?? `decoded.${extension}`, kind, content, isNamed: name !== undefined };
  return { parts: [part], notes, summary };
}

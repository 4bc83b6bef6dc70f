import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import {
  defineOperation,
  type OperationContext,
  type TextInput,
} from '#client/tool-kit/operations/operation.ts';
import type { OperationResult } from '#client/tool-kit/operations/operation-result.ts';
import type { Note } from '#core/errors.ts';
import { formatBytes } from '#core/numbers/number-format.ts';
import { type Base64Options, schema } from './state.ts';

const samples = {
  encode: 'Sundry tools: naïve café, 東京, 🧰',
  decode: 'U3VuZHJ5IHRvb2xzOiBuYcOvdmUgY2Fmw6ks\nIOadseS6rCwg8J-nsA',
};
const placeholders = {
  encode: 'Type or paste text, or drop any file',
  decode: 'Type or paste Base64, or drop a file of it',
};
const runWords = {
  encode: {
    button: 'Encode',
    done: 'Text encoded to Base64',
    failed: 'Failed to encode text. Make sure it contains valid characters.',
  },
  decode: {
    button: 'Decode',
    done: 'Base64 decoded to text',
    failed: 'Failed to decode. Input may not be valid Base64.',
  },
};

const loadEngine = () =>
  Promise.all([import('./logic.ts'), import('./alphabets/alphabets.ts'), import('./media-type.ts')]);

export default defineOperation({
  schema,
  takes: 'text',
  input: { tabs: 'tab' },
  sample: samples.encode,
  sampleFor: ({ tab }) => samples[tab],
  placeholderFor: ({ tab }) => placeholders[tab],
  runWords: ({ tab }) => runWords[tab],
  optionsFor: (kind) => (kind === 'base64' ? { tab: 'decode', alphabet: 'standard' } : { tab: 'encode' }),
  invert: ({ tab }) => ({ tab: tab === 'encode' ? 'decode' : 'encode' }),
  showsLineEnds: ({ tab, isHex }) => tab === 'encode' && !isHex,
  // Lines and hexadecimal digits belong to text, whether typed or in a file.
  takesBytes: ({ isPerLine, isHex }) => !isPerLine && !isHex,
  prepare: loadEngine,
  run: (input, options, context) =>
    options.tab === 'encode' ? encode(input, options, context) : decode(input, options, context),
});

async function encode(
  input: TextInput,
  options: Base64Options,
  context: OperationContext,
): Promise<OperationResult> {
  const [{ encodeContent }, { alphabetOf }, { mediaTypeOf }] = await loadEngine();
  const alphabet = alphabetOf(options.alphabet, options.ownAlphabet);
  const content = options.isPerLine || options.isHex ? await input.text() : input.content;
  const own = { ...options, alphabet };
  const mediaType = options.isDataUrl ? await mediaTypeOf(content, own) : '';
  const made = await encodeContent(content, own, mediaType, context);
  const text = await shortText(made.blob);
  // Other tools only read the standard alphabets.
  const kind = alphabet ? 'text' : 'base64';
  return {
    parts: [{ name: 'encoded.txt', kind, content: text ?? made.blob }],
    notes: await noteBase64(input.content),
    summary: `${formatBytes(made.sizeBytes)} → ${formatBytes(made.blob.size)}`,
  };
}

async function noteBase64(content: string | Blob): Promise<Note[]> {
  const { looksLikeBase64 } = await import('./coding/likeness.ts');
  if (typeof content !== 'string' || !looksLikeBase64(content)) return [];
  const fix = { label: 'Decode it', options: { tab: 'decode' } };
  return [{ severity: 'info', sentence: 'This is Base64 already.', fix }];
}

async function decode(
  input: TextInput,
  options: Base64Options,
  context: OperationContext,
): Promise<OperationResult> {
  const [{ decodeContent }, { alphabetOf }] = await loadEngine();
  const alphabet = alphabetOf(options.alphabet, options.ownAlphabet);
  const content = options.isPerLine ? await input.text() : input.content;
  const result = await decodeContent(content, { ...options, alphabet }, context);
  const { kind, extension, name } = result.kind;
  const what = result.charset ? `${result.charset.toUpperCase()} text` : name;
  return {
    parts: [{ name: `decoded.${extension}`, kind, content: result.text ?? result.blob, bytes: result.bytes }],
    notes: [
      ...result.remarks.map(({ message, place }) => warn(message, undefined, place)),
      ...(result.note === undefined ? [] : [inform(result.note)]),
    ],
    summary: `${what} · ${formatBytes(result.bytes.size)}`,
  };
}

/** The largest text that an editor shows. */
const maxTextBytes = 2_000_000;

function shortText(blob: Blob): Promise<string | undefined> {
  return blob.size <= maxTextBytes ? blob.text() : Promise.resolve(undefined);
}

import { choiceLabels, describeField } from '#client/tool-kit/operations/field-words.ts';
import {
  defineOperation,
  type OperationContext,
  type OperationResult,
  type TextInput,
} from '#client/tool-kit/operations/operation.ts';
import { alphabetChoices, hasPadding } from './alphabets/alphabet-choices.ts';
import type { DecodeResult, EncodeResult } from './logic.ts';
import { schema, type Base64State } from './state.ts';

/** What was made, beside its text. */
type Made =
  ({ readonly type: 'encoded' } & EncodeResult) | ({ readonly type: 'decoded' } & Omit<DecodeResult, 'text'>);

type Options = Omit<Base64State, 'view' | 'plain' | 'encoded'>;

const encoding = { tab: ['encode'] } as const;

const loadEngine = () =>
  Promise.all([import('./logic.ts'), import('./alphabets/alphabets.ts'), import('./media-type.ts')]);

export default defineOperation({
  schema: {
    tab: describeField(schema.tab, {
      label: 'Direction',
      choiceLabels: { encode: 'Encode', decode: 'Decode' },
    }),
    isUrlSafe: describeField(schema.isUrlSafe, { label: 'URL-safe', onlyIf: { alphabet: ['standard'] } }),
    isPadded: describeField(schema.isPadded, {
      label: 'Padding (=)',
      onlyIf: { ...encoding, alphabet: alphabetChoices.map(({ value }) => value).filter(hasPadding) },
    }),
    isDataUrl: describeField(schema.isDataUrl, {
      label: 'data: URL',
      onlyIf: { ...encoding, alphabet: ['standard'], isPerLine: [false] },
    }),
    lineLength: describeField(schema.lineLength, {
      label: 'Lines',
      choiceLabels: { 0: 'One line', 64: '64 (PEM)', 76: '76 (MIME)' },
      onlyIf: { ...encoding, isDataUrl: [false], isPerLine: [false] },
    }),
    strictness: describeField(schema.strictness, {
      label: 'Strictness',
      choiceLabels: {
        forgiving: 'Forgiving',
        strict: 'Strict (RFC 4648)',
        skip: 'Skip stray characters',
      },
      onlyIf: { tab: ['decode'] },
    }),
    isPerLine: describeField(schema.isPerLine, { label: 'Each line separately' }),
    isHex: describeField(schema.isHex, { label: 'Hex bytes', onlyIf: encoding }),
    charset: describeField(schema.charset, {
      label: 'Encoding',
      typedOnlyIf: encoding,
      choiceLabels: {
        'utf-8': 'UTF-8',
        'utf-16le': 'UTF-16 LE',
        'utf-16be': 'UTF-16 BE',
        'windows-1252': 'Windows-1252',
      },
    }),
    alphabet: describeField(schema.alphabet, {
      label: 'Alphabet',
      choiceLabels: choiceLabels(alphabetChoices),
    }),
    ownAlphabet: describeField(schema.ownAlphabet, {
      label: 'Custom alphabet',
      onlyIf: { alphabet: ['custom'] },
    }),
  },
  takes: 'text',
  sample: 'Sundry: small tools, one hub.',
  invert: ({ tab }) => ({ tab: tab === 'encode' ? 'decode' : 'encode' }),
  prepare: loadEngine,
  run: (input, options, context) =>
    options.tab === 'encode' ? encode(input, options, context) : decode(input, options, context),
});

async function encode(
  input: TextInput,
  options: Options,
  context: OperationContext,
): Promise<OperationResult<Made>> {
  const [{ encodeContent }, { alphabetOf }, { mediaTypeOf }] = await loadEngine();
  const alphabet = alphabetOf(options.alphabet, options.ownAlphabet);
  // Lines and digits are those of a text, whether it was typed or stands in a file.
  const content = options.isPerLine || options.isHex ? await input.text() : input.content;
  const own = { ...options, alphabet };
  const mediaType = options.isDataUrl ? await mediaTypeOf(content, own) : '';
  const made = await encodeContent(content, own, mediaType, context);
  const text = await shortText(made.blob);
  return {
    parts: [{ name: 'encoded.txt', kind: 'base64', content: text ?? made.blob }],
    detail: { type: 'encoded', ...made },
  };
}

async function decode(
  input: TextInput,
  options: Options,
  context: OperationContext,
): Promise<OperationResult<Made>> {
  const [{ decodeContent }, { alphabetOf }] = await loadEngine();
  const alphabet = alphabetOf(options.alphabet, options.ownAlphabet);
  const content = options.isPerLine ? await input.text() : input.content;
  const { text, ...result } = await decodeContent(content, { ...options, alphabet }, context);
  const { kind, extension } = result.kind;
  return {
    parts: [{ name: `decoded.${extension}`, kind, content: text ?? result.blob }],
    notes: [
      ...result.remarks.map(({ message, place }) => ({
        severity: 'warning' as const,
        sentence: message,
        place,
      })),
      ...(result.note === undefined ? [] : [{ severity: 'info' as const, sentence: result.note }]),
    ],
    detail: { type: 'decoded', ...result },
  };
}

/** As much as an editor shows. */
const maxTextBytes = 2_000_000;

function shortText(blob: Blob): Promise<string | undefined> {
  return blob.size <= maxTextBytes ? blob.text() : Promise.resolve(undefined);
}

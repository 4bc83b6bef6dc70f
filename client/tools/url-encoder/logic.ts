import { ToolInputError } from '#core/errors.ts';
import { decodeText as readBytes } from '#core/text/encodings/text-decoding.ts';
import { countLayers, type Decoded, decodeText, type DecodeOptions } from './decode.ts';
import { encodeText, type EncodeOptions } from './encode.ts';

/** Text as typed, or a file too large for the editor. */
export type Content = string | Blob;

export interface ConvertResult {
  /** Undefined where it is too long for an editor. */
  readonly text: string | undefined;
  readonly blob: Blob;
  /** Characters, in UTF-16 units. */
  readonly inputLength: number;
  readonly outputLength: number;
  /** What decoding met; undefined after encoding. */
  readonly decoded: Omit<Decoded, 'text'> | undefined;
  /** How many further times the result could be decoded. */
  readonly furtherLayers: number;
}

export interface UrlWorkerApi {
  encode(input: { content: Content; options: EncodeOptions }): Promise<ConvertResult>;
  decode(input: { content: Content; options: DecodeOptions }): Promise<ConvertResult>;
}

const maxFileBytes = 100_000_000;
/** What an editor shows without delay. */
const maxEditorLength = 2_000_000;

/** Percent-encodes a text or a text file. Throws a ToolInputError with a place for what cannot be written. */
export async function encodeContent(content: Content, options: EncodeOptions): Promise<ConvertResult> {
  const input = await readContent(content);
  return { ...describe(input, encodeText(input, options)), decoded: undefined, furtherLayers: 0 };
}

/** Percent-decodes a text or a text file as far as it can be. */
export async function decodeContent(content: Content, options: DecodeOptions): Promise<ConvertResult> {
  const input = await readContent(content);
  const { text, ...decoded } = decodeText(input, options);
  const isShort = text.length <= maxEditorLength;
  const furtherLayers = decoded.faultCount === 0 && isShort ? countLayers(text, options) : 0;
  return { ...describe(input, text), decoded, furtherLayers };
}

function describe(input: string, output: string) {
  const isLong = output.length > maxEditorLength;
  return {
    text: isLong ? undefined : output,
    blob: new Blob(isLong ? [output] : []),
    inputLength: input.length,
    outputLength: output.length,
  };
}

async function readContent(content: Content): Promise<string> {
  if (typeof content === 'string') return content;
  if (content.size > maxFileBytes) {
    throw new ToolInputError('This file is larger than 100 MB.', {
      hint: 'Split it, and convert the parts.',
    });
  }
  return readBytes(new Uint8Array(await content.arrayBuffer())).text;
}

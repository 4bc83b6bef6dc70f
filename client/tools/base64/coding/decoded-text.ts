import { decodeText } from '#core/text/encodings/text-decoding.ts';
import type { DecodeOptions } from '../options.ts';
import { pieceBytes } from './pieces.ts';
import { textOfBytes } from '#core/text/encodings/text-encoding.ts';

interface DecodedText {
  /** The text; converted to UTF-8 if it had another encoding. */
  readonly blob: Blob;
  /** Undefined if it is too long for an editor. */
  readonly text: string | undefined;
  readonly charset: string;
}

/** The largest text that an editor shows without delay. */
const maxTextBytes = 2_000_000;
/** So many bytes are enough to recognize most binary data. */
const headBytes = 65_536;

/** Reads a blob as text; only the converted blob if it is too long for an editor. Undefined if it is not text. */
export async function readAsText(
  blob: Blob,
  charset: DecodeOptions['charset'],
): Promise<DecodedText | undefined> {
  if (blob.size > maxTextBytes) {
    return (await isUtf8Text(blob)) ? { blob, text: undefined, charset: 'utf-8' } : undefined;
  }
  const bytes = new Uint8Array(await blob.arrayBuffer());
  if (charset !== 'utf-8') {
    const text = textOfBytes(bytes, charset);
    return text === undefined ? undefined : { blob: new Blob([text]), text, charset };
  }
  const decoded = decodeText(bytes);
  // Windows-1252 is the last fallback, so a match does not prove that the data is text.
  if (decoded.damage || decoded.encoding === 'windows-1252' || hasControls(decoded.text)) return undefined;
  return { blob: new Blob([decoded.text]), text: decoded.text, charset: decoded.encoding };
}

async function isUtf8Text(blob: Blob): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    let end = 0;
    for (let offset = 0; offset < blob.size; offset = end) {
      end = offset === 0 ? headBytes : offset + pieceBytes;
      const piece = await blob.slice(offset, end).arrayBuffer();
      if (hasControls(decoder.decode(piece, { stream: true }))) return false;
    }
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** Returns whether a text has control codes other than tabs, line breaks, page breaks and escape sequences. */
function hasControls(text: string): boolean {
  return /[\p{Cc}--[\t\n\f\r\u001b]]/v.test(text);
}

import { decodeText } from '#core/text/encodings/text-decoding.ts';
import type { DecodeOptions } from '../options.ts';
import { pieceBytes } from './pieces.ts';
import { textOfBytes } from '#core/text/encodings/text-encoding.ts';

interface DecodedText {
  /** The text, as UTF-8 where it was converted. */
  readonly blob: Blob;
  /** Undefined where it is too long for an editor. */
  readonly text: string | undefined;
  readonly charset: string;
}

/** What an editor shows without delay. */
const maxTextBytes = 2_000_000;
/** Tells most of what is no text. */
const headBytes = 65_536;

/** The text in a blob, as UTF-8 where it is too long for an editor; undefined where it is none. */
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
  // Windows-1252 is what is left when nothing else fits, so it proves nothing.
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

/** Text has tabs, line and page breaks and perhaps escape sequences, but no other control codes. */
function hasControls(text: string): boolean {
  return /[\p{Cc}--[\t\n\f\r\u001b]]/v.test(text);
}

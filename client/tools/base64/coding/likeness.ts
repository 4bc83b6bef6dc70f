import { contentKindOf } from './content-kind.ts';
import { decodeBytes } from './decoder.ts';
import { textOfBytes } from '#core/text/encodings/text-encoding.ts';

const headCharacters = 4000;
const leastCharacters = 12;

/** Returns whether a text is Base64 of text or of a known kind of file, rather than words that only use its letters. */
export function looksLikeBase64(text: string): boolean {
  const trimmed = text.trim();
  if (/^data:[^,\s]{0,200};base64,/i.test(trimmed)) return true;
  if (
    trimmed.length < leastCharacters ||
    !/^(?:[\w+/-]+\r?\n?)+={0,2}$/.test(trimmed.slice(0, headCharacters))
  )
    return false;
  const { bytes, findings } = decodeBytes(new TextEncoder().encode(trimmed.slice(0, headCharacters)));
  if (findings.isCutShort || findings.hasTrailingBits) return false;
  if (contentKindOf(bytes).kind !== 'file') return true;
  const decoded = textOfBytes(bytes, 'utf-8');
  return decoded !== undefined && /^[\P{C}\s]+$/u.test(decoded) && /[\s\p{P}\p{L}]/u.test(decoded);
}

import type { Charset } from '#core/text/encodings/text-encoding.ts';
import type { Alphabet } from './alphabets/alphabets.ts';
/**
 * How text is encoded to bytes and bytes are decoded to text. Decoding `utf-8` also recognizes byte order marks and
 * UTF-16.
 */

export interface EncodeOptions {
  /** Whether to use the alphabet with - and _ (RFC 4648 section 5) instead of + and /. */
  readonly isUrlSafe: boolean;
  /** An alphabet other than those of RFC 4648. */
  readonly alphabet?: Alphabet | undefined;
  readonly isPadded: boolean;
  /** The characters per line: 64 as in PEM, 76 as in MIME, 0 for a single line. */
  readonly lineLength: 0 | 64 | 76;
  readonly isDataUrl: boolean;
  readonly isPerLine: boolean;
  /** True if the text is bytes in hexadecimal. */
  readonly isHex: boolean;
  readonly charset: Charset;
}

/**
 * `forgiving` accepts both alphabets, line breaks and missing padding, and reports them; `strict` only accepts RFC
 * 4648; `skip` ignores every character that is not Base64.
 */
export type Strictness = 'forgiving' | 'strict' | 'skip';

export interface DecodeOptions {
  readonly strictness: Strictness;
  /** The alphabet that `strict` requires. */
  readonly isUrlSafe: boolean;
  /** An alphabet other than those of RFC 4648. */
  readonly alphabet?: Alphabet | undefined;
  readonly isPerLine: boolean;
  readonly charset: Charset;
}

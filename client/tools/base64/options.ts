import type { Charset } from '#core/text/encodings/text-encoding.ts';
import type { Alphabet } from './alphabets/alphabets.ts';
/** How text is written as bytes, and bytes read as text. Reading `utf-8` also recognizes byte order marks and UTF-16. */

export interface EncodeOptions {
  /** The alphabet with - and _ (RFC 4648 section 5) instead of + and /. */
  readonly isUrlSafe: boolean;
  /** Another alphabet than those of RFC 4648. */
  readonly alphabet?: Alphabet | undefined;
  readonly isPadded: boolean;
  /** Characters a line: 64 as in PEM, 76 as in MIME, 0 for one line. */
  readonly lineLength: 0 | 64 | 76;
  readonly isDataUrl: boolean;
  readonly isPerLine: boolean;
  /** The text is bytes in hexadecimal, not text. */
  readonly isHex: boolean;
  readonly charset: Charset;
}

/**
 * `forgiving` reads both alphabets, line breaks and missing padding, and reports them; `strict` takes RFC 4648
 * alone; `skip` leaves out every character that is not Base64.
 */
export type Strictness = 'forgiving' | 'strict' | 'skip';

export interface DecodeOptions {
  readonly strictness: Strictness;
  /** The alphabet that `strict` asks for. */
  readonly isUrlSafe: boolean;
  /** Another alphabet than those of RFC 4648. */
  readonly alphabet?: Alphabet | undefined;
  readonly isPerLine: boolean;
  readonly charset: Charset;
}

import { type Notation, notations } from './notations.ts';

export interface WriteOptions {
  readonly notation: Notation;
  readonly separator: 'space' | 'comma' | 'line' | 'none';
  readonly isUpper: boolean;
  readonly hasPrefix: boolean;
}

const separators = { space: ' ', comma: ', ', line: '\n', none: '' };

/** Returns the separator to use. Decimal numbers always need one, because they would otherwise run together. */
export function separatorOf({ notation, separator }: Pick<WriteOptions, 'notation' | 'separator'>): string {
  return notation === 'decimal' && separator === 'none' ? ' ' : separators[separator];
}

/** Writes each byte as a number. Pieces must be joined with the same separator. */
export function writeBytes(bytes: Uint8Array, options: WriteOptions): string {
  const { radix, width, prefix } = notations[options.notation];
  const written = Array.from({ length: 256 }, (_, byte) => {
    const digits = byte.toString(radix).padStart(width, '0');
    return (options.hasPrefix ? prefix : '') + (options.isUpper ? digits.toUpperCase() : digits);
  });
  return Array.from(bytes, (byte) => written[byte] ?? '').join(separatorOf(options));
}

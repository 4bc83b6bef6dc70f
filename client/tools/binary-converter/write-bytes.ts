import { type Notation, notations } from './notations.ts';

export interface WriteOptions {
  readonly notation: Notation;
  readonly separator: 'space' | 'comma' | 'line' | 'none';
  readonly isUpper: boolean;
  readonly hasPrefix: boolean;
}

const separators = { space: ' ', comma: ', ', line: '\n', none: '' };

/** The separator that is used: without one, decimal numbers could not be told apart. */
export function separatorOf({ notation, separator }: Pick<WriteOptions, 'notation' | 'separator'>): string {
  return notation === 'decimal' && separator === 'none' ? ' ' : separators[separator];
}

/** Each byte as a number. What is handed over piece by piece is joined by the same separator. */
export function writeBytes(bytes: Uint8Array, options: WriteOptions): string {
  const { radix, width, prefix } = notations[options.notation];
  const written = Array.from({ length: 256 }, (_, byte) => {
    const digits = byte.toString(radix).padStart(width, '0');
    return (options.hasPrefix ? prefix : '') + (options.isUpper ? digits.toUpperCase() : digits);
  });
  return Array.from(bytes, (byte) => written[byte] ?? '').join(separatorOf(options));
}

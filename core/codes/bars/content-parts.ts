import type { BarFormat } from '#core/codes/scanning/zxing-reader.ts';
import { ToolInputError } from '#core/errors.ts';
import type { DigitText } from './digit-text.ts';

/** The person's options beside the content. */
export interface ContentOptions {
  /** Adds a check character if it is optional in the symbology. */
  readonly hasCheck: boolean;
  readonly isRectangular: boolean;
  /** The number of PDF417 columns; 0 chooses a number that looks well. */
  readonly columns: number;
}

/** A content prepared for the barcode engine. */
export interface CodeContent {
  /** The symbology's name, the text and the options for the engine. */
  readonly engine: { readonly id: string; readonly text: string; readonly options: string };
  /** The text centered below the bars; empty for none. */
  readonly caption: string;
  /** The digits placed one by one below the bars, as the standard requires; undefined for none. */
  readonly digitText?: DigitText;
  /** The text above the bars; empty for none. */
  readonly title: string;
  /** The content of the code in its human-readable form. */
  readonly full: string;
  /** The text that a reader must find in the code. */
  readonly expected: string;
  readonly remarks: readonly string[];
  /** Warnings that the person may have meant something else. */
  readonly doubts?: readonly string[];
  /** The reader's name for this variant of the symbology; undefined for the plain one. */
  readonly readerFormat?: BarFormat;
}

/** Returns a content that is drawn unchanged. */
export function plain(id: string, text: string, options: string, remarks: readonly string[]): CodeContent {
  return {
    engine: { id, text, options },
    caption: showControls(text),
    title: '',
    full: text,
    expected: text,
    remarks,
  };
}

/** Escapes a character for the engine's `parse` option. */
export function byCode(character: string): string {
  return `^${String(character.charCodeAt(0)).padStart(3, '0')}`;
}

/** Throws a ToolInputError for the first character that matches the pattern. */
export function refuseBeyond(text: string, pattern: RegExp, allowed: string): void {
  const wrong = pattern.exec(text);
  if (!wrong) return;
  const character = String.fromCodePoint(text.codePointAt(wrong.index) ?? 0);
  throw new ToolInputError(`${allowed}; “${character}” is not among them.`, {
    offset: wrong.index,
    hint: 'For other characters use Data Matrix, PDF417 or Aztec.',
  });
}

/** Replaces control characters with their Unicode control pictures. */
function showControls(text: string): string {
  return text
    .replace(/[\0-\x1F]/g, (control) => String.fromCharCode(0x2400 + control.charCodeAt(0)))
    .replace(/\x7F/g, '␡');
}

import type { BarFormat } from '#core/codes/scanning/zxing-reader.ts';
import { ToolInputError } from '#core/errors.ts';
import type { DigitText } from './digit-text.ts';

/** What the person wants beyond the content. */
export interface ContentOptions {
  /** Adds a check character where the symbology can do without. */
  readonly hasCheck: boolean;
  readonly isRectangular: boolean;
  /** Of PDF417; 0 for as many as look well. */
  readonly columns: number;
}

/** A content made ready for the engine that knows the bars. */
export interface CodeContent {
  /** The engine's name of the symbology, its text and its options. */
  readonly engine: { readonly id: string; readonly text: string; readonly options: string };
  /** What stands under the bars, in the middle; empty for nothing. */
  readonly caption: string;
  /** What stands under the bars digit by digit, as the standard has it. */
  readonly digitText?: DigitText;
  /** What stands above them; empty for nothing. */
  readonly title: string;
  /** What the code says, as people name it. */
  readonly full: string;
  /** What a reader must find in it. */
  readonly expected: string;
  readonly remarks: readonly string[];
  /** What may be meant otherwise. */
  readonly doubts?: readonly string[];
  /** What the reader calls this variety of the symbology, where it is not the plain one. */
  readonly readerFormat?: BarFormat;
}

/** A content that is drawn as it is. */
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

/** A character as the engine reads it with `parse`. */
export function byCode(character: string): string {
  return `^${String(character.charCodeAt(0)).padStart(3, '0')}`;
}

/** Throws a ToolInputError for the first character that the pattern finds. */
export function refuseBeyond(text: string, pattern: RegExp, knows: string): void {
  const wrong = pattern.exec(text);
  if (!wrong) return;
  const character = String.fromCodePoint(text.codePointAt(wrong.index) ?? 0);
  throw new ToolInputError(`${knows}; “${character}” is not among them.`, {
    offset: wrong.index,
    hint: 'For other characters take Data Matrix, PDF417 or Aztec.',
  });
}

/** Control characters as the pictures that Unicode has for them. */
function showControls(text: string): string {
  return text
    .replace(/[\0-\x1F]/g, (control) => String.fromCharCode(0x2400 + control.charCodeAt(0)))
    .replace(/\x7F/g, '␡');
}

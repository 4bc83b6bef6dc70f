import type { ClipboardEvent, KeyboardEvent, MouseEvent } from 'react';

type Box = Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>;

/** The text behind a plain box, which may draw only the beginning of it. */
export interface BoxText {
  readonly whole: string;
  /** The part of a text that the box draws. */
  readonly draw: (text: string) => string;
  readonly onChange: (text: string) => void;
}

/** Returns a box's selection in the whole text: the end of the drawn part means the end of all. */
export function selectionInWhole(
  box: Box,
  { whole, draw }: Omit<BoxText, 'onChange'>,
): readonly [number, number] {
  const { value, selectionStart, selectionEnd } = box;
  if (draw(whole) === whole) return [selectionStart, selectionEnd];
  const place = (offset: number) => (offset >= value.length ? whole.length : placeIn(whole, offset));
  return [place(selectionStart), place(selectionEnd)];
}

/** Converts an offset in a box, where each line end is one character. */
function placeIn(whole: string, offset: number): number {
  let place = 0;
  for (let count = 0; count < offset; count += 1) place += whole.startsWith('\r\n', place) ? 2 : 1;
  return place;
}

/** A box would lay out a whole large paste at once, so large texts bypass it. */
export function pasteWhole(event: ClipboardEvent<HTMLTextAreaElement>, text: BoxText): void {
  const { whole, draw } = text;
  const pasted = event.clipboardData.getData('text/plain');
  if (draw(whole) === whole && draw(pasted) === pasted) return;
  event.preventDefault();
  const [from, to] = selectionInWhole(event.currentTarget, text);
  const isWhole = to - from === whole.length;
  put(event.currentTarget, text, isWhole ? pasted : withLineEnds(pasted, whole));
}

/** A box that draws only a part handles no keys itself: they change the whole text. */
export function typeWhole(event: KeyboardEvent<HTMLTextAreaElement>, text: BoxText): void {
  const { key, ctrlKey, metaKey, altKey, currentTarget } = event;
  const { whole, draw, onChange } = text;
  if (draw(whole) === whole || ctrlKey || metaKey || altKey) return;
  const isPrintable = Array.from(key).length === 1;
  if (!isPrintable && key !== 'Enter' && key !== 'Backspace') return;
  event.preventDefault();
  if (key !== 'Backspace') return put(currentTarget, text, isPrintable ? key : '\n');
  const [from, to] = selectionInWhole(currentTarget, text);
  onChange(whole.slice(0, from === to ? Math.max(from - 1, 0) : from) + whole.slice(to));
}

/** A press selects an example, as in the address bar of a browser: what is pasted next replaces it. */
export function selectExample(event: MouseEvent<HTMLTextAreaElement>): void {
  const { button, currentTarget: box } = event;
  if (button !== 0 || box.value === '') return;
  event.preventDefault();
  box.focus();
  box.select();
}

function put(box: Box, text: BoxText, inserted: string): void {
  const [from, to] = selectionInWhole(box, text);
  text.onChange(text.whole.slice(0, from) + inserted + text.whole.slice(to));
}

/**
 * Gives a text that is pasted into another the line ends of that one's first line. The system's clipboard may have
 * changed its own.
 */
export function withLineEnds(pasted: string, firstLines: string): string {
  const isCrlf = /^[^\n]*\r\n/.test(firstLines);
  return pasted.replaceAll(/\r\n?|\n/g, isCrlf ? '\r\n' : '\n');
}

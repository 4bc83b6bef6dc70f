/**
 * Converts ascending UTF-16 offsets in `text` to those of an editor that counts every line break as one unit and shows
 * the byte order mark.
 */
export function toEditorOffsets(text: string, offsets: readonly number[]): number[] {
  const markLength = text.startsWith('\ufeff') ? 1 : 0;
  let pairs = 0;
  let next = text.indexOf('\r\n');
  return offsets.map((offset) => {
    const place = offset + markLength;
    while (next >= 0 && next < place) {
      pairs += 1;
      next = text.indexOf('\r\n', next + 2);
    }
    return place - pairs;
  });
}

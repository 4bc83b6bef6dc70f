import { expect, it } from 'vitest';
import { toEditorOffsets } from './editor-marks.ts';

it('counts a CRLF as one unit, as CodeMirror does', () => {
  expect(toEditorOffsets('a\r\nb\nc\r\nd', [0, 1, 3, 5, 8, 9])).toEqual([0, 1, 2, 4, 6, 7]);
});

it('counts the byte order mark, which the parser leaves out', () => {
  expect(toEditorOffsets('\ufeff[1]', [0, 3])).toEqual([1, 4]);
});

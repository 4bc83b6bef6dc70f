import { describe, expect, it } from 'vitest';
import { reportDocument } from '#core/json/reporting/document-report.ts';
import { JsonDocument } from '#core/json/json-document.ts';
import { bytesOfText } from '#core/json/bytes/source-bytes.ts';
import { noticeFor, statusText, verdictOf } from './verdict.ts';

function resultOf(text: string) {
  const report = reportDocument(new JsonDocument(bytesOfText(text)), undefined);
  return { report, output: undefined, outputBytes: 0 };
}

describe('verdict', () => {
  it.each([
    ['{"a":1,"b":[{"c":2}]}', 'JSON is valid · 3 keys · 21 B'],
    ['{"a":1}\n{"a":2}', 'JSON is valid · JSON Lines, 2 documents · 2 keys · 15 B'],
    ['[1,]', 'JSON is invalid · this is JSONC · 0 keys · 4 B'],
    ["{a:'b'}", 'JSON is invalid · this is JSON5 · 1 key · 7 B'],
    ['[1', 'JSON is invalid · 1 error'],
    ['{"a":1}{"a":2} [3]', 'JSON is valid · concatenated JSON, 3 documents · 2 keys · 18 B'],
    ['{"a":1}\n{"a":]\n{"a":2}', 'JSON is invalid · 2 errors · read as JSON Lines'],
  ])('%j: %s', (text, status) => {
    expect(statusText(resultOf(text))).toBe(status);
  });

  it('has a tone', () => {
    expect(['[]', '[1,]', '['].map((text) => verdictOf(resultOf(text).report).tone)).toEqual([
      'ok',
      'warn',
      'danger',
    ]);
  });
});

describe('notices', () => {
  it('are the specification’s', () => {
    expect(noticeFor('format', resultOf('[]'))).toEqual({ title: 'JSON formatted successfully' });
    expect(noticeFor('compact', resultOf('[]'))).toEqual({ title: 'JSON compacted successfully' });
    expect(noticeFor('validate', resultOf('[]'))).toEqual({ title: 'The provided JSON is valid' });
    expect(noticeFor('format', resultOf('[1 2]'))).toEqual({
      title: 'Invalid JSON',
      text: 'A comma is missing (line 1, column 3)',
      tone: 'destructive',
    });
    expect(noticeFor('validate', resultOf('[1,]')).title).toBe('Invalid JSON');
    for (const [text, kind] of [
      ['[1,]', 'JSONC'],
      ["{a:'b'}", 'JSON5'],
    ] as const) {
      const notice = noticeFor('format', resultOf(text));
      expect(notice).toMatchObject({ title: 'Invalid JSON', tone: 'destructive' });
      expect(notice.text).toContain(`This is ${kind}, not JSON: `);
    }
  });
});

describe('notes', () => {
  const notesOf = (text: string) => resultOf(text).report.notes;

  it('give a loss of precision and duplicate keys a line each', () => {
    expect(notesOf('{"a":1,"a":2,"n":12345678901234567890}')).toEqual([
      expect.stringContaining('1 duplicate key'),
      expect.stringContaining('1 number beyond the precision of doubles'),
    ]);
  });

  it.each([
    ['```json\n{"a":1}\n```', 'Markdown'],
    ['Here it is:\n```json\n{"a":1}\n```\nDone.', 'Markdown'],
    ['cb({"a":1});', 'JSONP'],
    ['/**/ typeof cb === "function" && cb([1])', 'JSONP'],
  ])('%j is named', (text, name) => {
    expect(notesOf(text)).toEqual([expect.stringContaining(name)]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { analyze } from '#core/json/reading/analysis.ts';
import { isStrictThroughout } from '#core/json/reading/dialect.ts';
import { repairText } from './repair.ts';
import { bytesOfText } from '#core/json/bytes/source-bytes.ts';
import { sliceText } from '#core/json/reading/string-token.ts';
import { diffTokens } from './token-diff.ts';

function repair(text: string) {
  const { bytes, changes } = repairText(analyze(bytesOfText(text).bytes));
  return { text: sliceText(bytes, 0, bytes.length), changes };
}

const changesOf = (text: string) =>
  repair(text).changes.map(({ line, column, removed, added }) => `${line}:${column} ${removed}→${added}`);

describe('repairText', () => {
  it.each([
    ['{"a":1 "b":2}', '{"a":1, "b":2}', ['1:7 →,']],
    ["{'a': True,}", '{"a": true}', ['1:2 \'a\'→"a"', '1:7 True,→true']],
    ['[1, 2', '[1, 2]', ['1:6 →]']],
    ['{"a": "say "hi" now"}', '{"a": "say \\"hi\\" now"}', ['1:7 "say "hi" now"→"say \\"hi\\" now"']],
    ['{"a": 1} // c', '{"a": 1} ', ['1:10 // c→']],
    [
      '{a: .5, b: 0x1F, c: NaN,}',
      '{"a": 0.5, "b": 31, "c": null}',
      ['1:2 a→"a"', '1:5 .5→0.5', '1:9 b→"b"', '1:12 0x1F→31', '1:18 c→"c"', '1:21 NaN,→null'],
    ],
  ])('%j becomes %j', (broken, repaired, changes) => {
    expect(repair(broken).text).toBe(repaired);
    expect(changesOf(broken)).toEqual(changes);
  });

  it.each([
    ['{"a": [1, 2,\n"b": 3}', '{"a": [1, 2],\n"b": 3}'],
    ['{"a": {"b": [1, {"c":', '{"a": {"b": [1, {"c":null}]}}'],
    ['{"a": "abc,\n"b": 1}', '{"a": "abc",\n"b": 1}'],
    ['{"a": "b"c"}', '{"a": "b\\"c"}'],
    ['["C:\\dir\\x"]', '["C:\\\\dir\\\\x"]'],
    ['[1 [2] {"a" 3}]', '[1, [2], {"a": 3}]'],
    ['[2026-11-20, v1.2, undefined, 1_000]', '["2026-11-20", "v1.2", null, 1000]'],
    ['{"a": 1,, "b": ,}', '{"a": 1, "b": null}'],
    ['# c\n{"a": 1};', '\n{"a": 1}'],
    ['[1, 2}}', '[1, 2]'],
    ['{"a": "b\tc\nd"}', '{"a": "b\\tc\\nd"}'],
    ['```json\n{"a": 1}\n```', '\n{"a": 1}\n'],
    ['callback({"a": 1});', '{"a": 1}'],
    ['{"a": "x" + "y"}', '{"a": "xy"}'],
    ['[1, 2, ...]', '[1, 2 ]'],
  ])('%j becomes %j, and nothing else is touched', (broken, repaired) => {
    expect(repair(broken).text).toBe(repaired);
  });

  it('closes a hundred thousand brackets', () => {
    expect(repair('['.repeat(100_000)).text).toBe('['.repeat(100_000) + ']'.repeat(100_000));
  });

  it('brings back a comma that was left out', () => {
    const list = fc.array(fc.jsonValue({ maxDepth: 2 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(list, fc.boolean(), (values, isObject) => {
        const parts = values.map(
          (value, index) => `${isObject ? `"k${index}": ` : ''}${JSON.stringify(value)}`,
        );
        const [open, close] = isObject ? (['{', '}'] as const) : (['[', ']'] as const);
        const whole = open + parts.join(', ') + close;
        for (let at = 1; at < parts.length; at += 1) {
          const broken = open + parts.slice(0, at).join(', ') + ' ' + parts.slice(at).join(', ') + close;
          expect(repair(broken).text).toBe(whole);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('brings back the brackets of a text that was cut off', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
        const json = JSON.stringify([value]);
        const closers = /[\]}]+$/.exec(json)?.[0].length ?? 0;
        for (let cut = 1; cut <= closers; cut += 1) expect(repair(json.slice(0, -cut)).text).toBe(json);
      }),
      { numRuns: 500 },
    );
  });

  it('fixes the bad lines of JSON Lines and no others', () => {
    expect(repair('{"a":1}\n{"a":2\n{"a": 3}\n').text).toBe('{"a":1}\n{"a":2}\n{"a": 3}\n');
  });

  it('reads what is no UTF-8 as Windows-1252', () => {
    const { bytes, isReencoded } = repairText(analyze(Uint8Array.from(Buffer.from('["caf\xe9"]', 'latin1'))));
    expect([sliceText(bytes, 0, bytes.length), isReencoded]).toEqual(['["café"]', true]);
  });

  it('keeps the digits of long numbers', () => {
    expect(repair('[12345678901234567890,]').text).toBe('[12345678901234567890]');
  });

  it('shows the text around a change', () => {
    expect(repair('{"first": 1,\n"second": 2 "third": 3}').changes).toEqual([
      {
        line: 2,
        column: 12,
        contextBefore: '"second": 2',
        removed: '',
        added: ',',
        contextAfter: ' "third": 3}',
      },
    ]);
  });

  it('says so where it cannot help', () => {
    expect(() => repair('')).toThrow(ToolInputError);
    expect(() => repair('"a" "b"')).toThrow('too broken');
    expect(() => repair(`${'['.repeat(100_000)}f(`)).toThrow('nested too deeply');
  });

  it('makes strict JSON or throws a ToolInputError, whatever it is given', () => {
    const part = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      "'b",
      'c',
      '1',
      '.',
      '-',
      ' ',
      '\n',
      '\\',
      '//',
      '/*',
      'é',
      '\u0000',
      '...',
      'null',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        let text: string;
        try {
          ({ text } = repair(parts.join('')));
        } catch (error) {
          expect(error).toBeInstanceOf(ToolInputError);
          return;
        }
        const { dialect, issues } = analyze(bytesOfText(text).bytes);
        expect(dialect).toBeDefined();
        expect(isStrictThroughout(issues.offenses)).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('diffTokens', () => {
  it('turns the one text into the other', () => {
    const token = fc.constantFrom('{', '}', '[', ']', ',', ':', '"a"', '"b"', '1', '23', "'a'", 'a');
    const text = fc.array(token, { maxLength: 40 }).map((tokens) => tokens.join(' '));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const old = bytesOfText(before).bytes;
        const fresh = bytesOfText(after).bytes;
        const { replacements, isCut } = diffTokens(old, fresh, Infinity);
        expect(isCut).toBe(false);
        let patched = '';
        let at = 0;
        for (const { start, end, newStart, newEnd } of replacements) {
          patched += `${sliceText(old, at, start)} ${sliceText(fresh, newStart, newEnd)} `;
          at = end;
        }
        patched += sliceText(old, at, old.length);
        expect(patched.split(/\s+/).filter(Boolean)).toEqual(after.split(' ').filter(Boolean));
      }),
      { numRuns: 5000 },
    );
  });

  it('finds no change where there is none, and stops at the limit', () => {
    const { bytes } = bytesOfText('[1, 2, 3]');
    expect(diffTokens(bytes, bytesOfText('[ 1,2,\n3 ]').bytes, 10).replacements).toEqual([]);
    expect(
      diffTokens(bytesOfText("['a', 'b', 'c']").bytes, bytesOfText('["a", "b", "c"]').bytes, 2),
    ).toMatchObject({ isCut: true, replacements: [{}, {}] });
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { explainId } from '../inspecting/explain.ts';
import { readId } from '../inspecting/read-id.ts';
import { numberOf, writeId } from '../writing.ts';
import { readChosenTime } from './chosen-time.ts';
import { idMaker, type MadeVersion } from './generate.ts';
import { layOutUlid, layOutVersion1, layOutVersion6, layOutVersion7, type Uuid } from './layout.ts';
import { makeNamedIds } from './named.ts';

const plain = (id: Uuid) => writeId(id, { form: 'plain', isUpper: false });
const versions: readonly MadeVersion[] = ['4', '7', '1', '6'];

describe('RFC 9562, appendix A', () => {
  const node = Uint8Array.from([0x9f, 0x6b, 0xde, 0xce, 0xd8, 0x46]);
  const clock = { ticks: 0x1ec9414c232ab00n, clockSequence: 0x33c8, node };

  test('A.1, A.5 and A.6 are laid out', () => {
    expect(plain(layOutVersion1(clock))).toBe('c232ab00-9414-11ec-b3c8-9f6bdeced846');
    expect(plain(layOutVersion6(clock))).toBe('1ec9414c-232a-6b00-b3c8-9f6bdeced846');
    const tail = (0xcc3n << 62n) | 0x18c4dc0c0c07398fn;
    expect(plain(layOutVersion7(0x017f22e279b0, tail))).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
  });

  test('A.2 and A.4 follow from their name', async () => {
    const named = { namespace: 'dns', ownNamespace: '' } as const;
    const [md5] = (await makeNamedIds('www.example.com', { ...named, version: '3' })).ids;
    const [sha1] = (await makeNamedIds('www.example.com\r\n', { ...named, version: '5' })).ids;
    expect(md5 && plain(md5)).toBe('5df41881-3aed-3515-88a7-2f4a814cf09e');
    expect(sha1 && plain(sha1)).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
  });
});

test('the ULID of the time in the specification’s own test', () => {
  const id = layOutUlid(1_469_918_176_385, 0n);
  expect(writeId(id, { form: 'ulid', isUpper: false })).toBe('01ARYZ6S410000000000000000');
});

test.each(versions)('version %s says so, in the variant of RFC 9562, and is never the same', (version) => {
  const makeId = idMaker(version, Date.now);
  const ids = Array.from({ length: 20_000 }, makeId);
  expect(new Set(ids.map(plain)).size).toBe(ids.length);
  for (const id of ids) expect(explainId(id, 'plain')).toMatchObject({ version, variant: 'RFC 9562' });
});

test.each(['7', '6', 'ulid'] as const)(
  '%s sorts as it was made, even where the clock stands or is put back',
  (version) => {
    const times = [1_700_000_000_000, 1_700_000_000_001, 1_699_999_999_999];
    let turn = 0;
    const makeId = idMaker(version, () => times[Math.floor((turn += 1) / 8000)] ?? 0);
    const ids = Array.from({ length: 20_000 }, () => plain(makeId()));
    expect(ids).toEqual(ids.toSorted());
  },
);

test('every bit of version 4 that is free is set about as often as not', () => {
  const makeId = idMaker('4', Date.now);
  const rounds = 20_000;
  const counts = new Array<number>(128).fill(0);
  for (let round = 0; round < rounds; round += 1) {
    const value = numberOf(makeId());
    for (let bit = 0; bit < 128; bit += 1)
      if ((value >> BigInt(bit)) & 1n) counts[bit] = (counts[bit] ?? 0) + 1;
  }
  const fixed = counts.filter((count) => count === 0 || count === rounds);
  expect(fixed).toHaveLength(6);
  // Seven standard deviations: once in three billion runs.
  for (const count of counts) {
    if (count % rounds !== 0) expect(Math.abs(count - rounds / 2)).toBeLessThan(7 * Math.sqrt(rounds / 4));
  }
});

test('a chosen time comes out again', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<MadeVersion>('1', '6', '7'),
      fc.integer({ min: 0, max: 10 ** 13 }),
      (version, ms) => {
        const typed = new Date(ms).toISOString();
        expect(readChosenTime(typed, version)).toBe(ms);
        expect(readChosenTime(String(ms), version)).toBe(ms);
        const { time = '' } = explainId(idMaker(version, () => ms)(), 'plain');
        expect(Date.parse(time.replace(/(\.\d{3})\d*Z/, '$1Z'))).toBe(ms);
      },
    ),
  );
  expect(readChosenTime('1582-10-15', '1')).toBe(-12_219_292_800_000);
  expect(readChosenTime('2026-01-31 13:05+02:00', '7')).toBe(Date.UTC(2026, 0, 31, 11, 5));
  for (const wrong of ['soon', '2026-02-30', '1969-12-31', '2026-01-31T25:00Z']) {
    expect(() => readChosenTime(wrong, '7')).toThrow(ToolInputError);
  }
});

test('the node of versions 1 and 6 is marked as random', () => {
  for (const version of ['1', '6'] as const) {
    expect((idMaker(version, Date.now)()[10] ?? 0) & 1).toBe(1);
  }
});

test('a namespace may be any UUID, and a wrong one is reported by its field', async () => {
  const options = { version: '5', namespace: 'own' } as const;
  const own = '{6BA7B810-9DAD-11D1-80B4-00C04FD430C8}';
  const { ids, blankLines } = await makeNamedIds('www.example.com\n\n \nb', {
    ...options,
    ownNamespace: own,
  });
  expect(ids.map(plain)[0]).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
  expect([ids.length, blankLines]).toEqual([2, 2]);
  await expect(makeNamedIds('a', { ...options, ownNamespace: '6ba7' })).rejects.toMatchObject({
    details: { field: 'ownNamespace' },
  });
});

test('every form reads back as the same id', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 16, maxLength: 16 }),
      fc.constantFrom('plain', 'compact', 'braces', 'urn', 'base64', 'base64url', 'ulid' as const),
      fc.boolean(),
      (bytes, form, isUpper) => {
        const id = new Uint8Array(bytes);
        expect(readId(writeId(id, { form, isUpper })).bytes).toEqual(id);
      },
    ),
  );
});

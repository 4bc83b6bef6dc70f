import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import type { OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import { symbologies, symbologyIds } from '#core/codes/bars/symbologies.ts';
import { ToolInputError } from '#core/errors.ts';
import operation from './operation.ts';

const folder = mkdtempSync(join(tmpdir(), 'barcode-operation-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const run = (program: string, ...parameters: string[]) =>
  execFileSync(program, parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

async function keep({ name, content }: OutputPart): Promise<string> {
  const path = join(folder, name);
  writeFileSync(path, new Uint8Array(await new Blob([content]).arrayBuffer()));
  return path;
}

test.each(symbologyIds)(
  '%s: its sample is drawn and read back under strain, in every format',
  async (symbology) => {
    for (const format of ['svg', 'png', 'pdf'] as const) {
      const { parts, detail, notes } = await executeOperation(operation, symbologies[symbology].sample, {
        symbology,
        format,
      });
      expect(parts.map(({ kind }) => kind)).toEqual([format]);
      expect(notes?.filter(({ severity }) => severity !== 'info')).toEqual([]);
      if (symbology === 'msi') expect(detail).toMatchObject({ scan: undefined });
      else expect(detail).toMatchObject({ scan: { outcome: 'same', isSmallRead: true, isBlurRead: true } });
    }
  },
);

test('a list as a sheet of labels: zbar reads each at its place, and a wrong row stops no other', async () => {
  const list = '400638133393\n4006381333932\n629104150021\n';
  const options = { list: 'lines', format: 'pdf', labels: 'l7160', copies: 2 } as const;
  const { parts, notes } = await executeOperation(operation, list, options);
  expect(notes).toMatchObject([{ severity: 'error', place: { line: 2 } }]);
  const [part] = parts;
  if (!part) throw new Error('There is no sheet.');
  const path = await keep(part);
  run('qpdf', '--check', path);
  run('pdftoppm', '-r', '300', '-png', '-singlefile', path, join(folder, 'sheet'));
  // The maker's measures: 7.25 mm and 15.15 mm to the first label, 66 mm and 38.1 mm to the next.
  const places = [0, 1, 2, 3].map((index) => [7.25 + 66 * (index % 3), 15.15 + 38.1 * Math.floor(index / 3)]);
  const found = places.map((place) => {
    const [x, y] = place.map((millimeters) => Math.round((millimeters / 25.4) * 300));
    const label = join(folder, 'label.png');
    run('convert', join(folder, 'sheet.png'), '-crop', `750x450+${x}+${y}`, '+repage', label);
    return run('zbarimg', '-q', '--raw', label).trim();
  });
  expect(found).toEqual(['4006381333931', '4006381333931', '6291041500213', '6291041500213']);
});

test('labels that do not fit on their page are refused', async () => {
  const options = { list: 'lines', format: 'pdf', labels: 'custom', columns: 9 } as const;
  await expect(executeOperation(operation, '4006381333931', options)).rejects.toThrow(
    'the page is 210 mm wide',
  );
});

test('a CSV as files, named by its second column', async () => {
  const csv = 'text;name\nAB-1;first\n"A;B";second\n';
  const { parts } = await executeOperation(operation, csv, {
    symbology: 'code128',
    list: 'csv',
    format: 'png',
  });
  const found = await Promise.all(
    parts.map(async (part) => run('zbarimg', '-q', '--raw', await keep(part)).trim()),
  );
  expect(parts.map(({ name }) => name)).toEqual(['first.png', 'second.png']);
  expect(found).toEqual(['AB-1', 'A;B']);
});

test('what no scanner sees is an error, and what GS1 forbids a warning', async () => {
  const faint = await executeOperation(operation, '4006381333931', { foreground: '#f0f0f0' });
  expect(faint.notes?.map(({ severity }) => severity)).toContain('error');
  const red = await executeOperation(operation, '4006381333931', { foreground: '#ff0000' });
  expect(red.notes?.some(({ sentence }) => sentence.includes('red light'))).toBe(true);
  const long = await executeOperation(operation, 'x'.repeat(200), { symbology: 'code128' });
  expect(long.notes?.some(({ sentence }) => sentence.includes('few scanners'))).toBe(true);
  const low = await executeOperation(operation, '4006381333931', { heightMm: 2 });
  expect(low.notes?.some(({ sentence }) => sentence.includes('15 % of the width'))).toBe(true);
  const small = await executeOperation(operation, '4006381333931', {
    moduleMm: 0.2,
    dpi: 600,
    quietModules: 3,
  });
  const sentences = small.notes?.map(({ sentence }) => sentence).join('\n');
  expect(sentences).toContain('GS1 allows 0.264 mm to 0.66 mm');
  expect(sentences).toContain('asks for 11 left and 7 right');
});

test('what an element of GS1 requires is reported if it is missing', async () => {
  const said = async (input: string, symbology: 'gs1128' | 'gs1datamatrix') =>
    (await executeOperation(operation, input, { symbology })).notes?.find(
      ({ severity }) => severity === 'warning',
    )?.sentence;
  // General Specifications, 4.13.2; the pairs are those of GS1's own syntax dictionary.
  const beside = 'here or in another code on the same item.';
  expect(await said('(02)09521234543213', 'gs1128')).toBe(`(02) goes with (37), ${beside}`);
  expect(await said('(8005)001234', 'gs1datamatrix')).toBe(`(8005) goes with (01), or (02), ${beside}`);
  expect(await said('(01)09521234543213(8005)001234', 'gs1datamatrix')).toBeUndefined();
  expect(await said('(01)09521234543213(10)A(1)', 'gs1128')).toBeUndefined();
});

test('what holds too little names what holds more', async () => {
  const hintOf = async (symbology: 'datamatrix' | 'pdf417' | 'azteccode', written: string) => {
    try {
      await executeOperation(operation, written, { symbology });
    } catch (error) {
      return error instanceof ToolInputError ? error.details.hint : error;
    }
    return undefined;
  };
  expect(await hintOf('pdf417', '1'.repeat(2800))).toMatch('take Data Matrix or Aztec');
  expect(await hintOf('datamatrix', '1'.repeat(3200))).toMatch('take Aztec');
  expect(await hintOf('azteccode', 'a~'.repeat(1500))).toMatch('several');
});

test('a text that looks like another is read right: signs of full ASCII in plain Code 39', async () => {
  const { detail } = await executeOperation(operation, 'A+B/C', { symbology: 'code39' });
  expect(detail).toMatchObject({ full: 'A+B/C', scan: { outcome: 'same' } });
});

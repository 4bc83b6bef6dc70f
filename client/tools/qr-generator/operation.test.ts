import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import type { OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import operation from './operation.ts';

const folder = mkdtempSync(join(tmpdir(), 'qr-operation-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Scans with zbar; SVG is drawn by librsvg first. */
async function scan({ name, content }: OutputPart): Promise<string> {
  const path = join(folder, name);
  writeFileSync(path, new Uint8Array(await new Blob([content]).arrayBuffer()));
  const picture = name.endsWith('.svg') ? `${path}.png` : path;
  if (picture !== path) execFileSync('rsvg-convert', [path, '--output', picture]);
  const text = execFileSync('zbarimg', ['-q', '--raw', picture], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return text.replace(/\n$/, '');
}

test.each(['svg', 'png', 'jpeg'])('a text as %s is read by zbar', async (format) => {
  const { parts, notes } = await executeOperation(operation, new Blob(['https://example.org/é\n']), {
    format,
  });
  expect(parts).toHaveLength(1);
  expect(notes).toEqual([]);
  for (const part of parts) expect(await scan(part)).toBe('https://example.org/é');
});

// The notation of the Wi-Fi Alliance (WPA3 specification 3.1, section 7.1) escapes what parts its fields.
test('fields are written as their standard has them, and what has no meaning is reported', async () => {
  const fields = 'ssid: Our net;work\npassword: pass:word\nidentity: nobody';
  const { parts, notes } = await executeOperation(operation, fields, { kind: 'wifi', format: 'png' });
  const [text = ''] = await Promise.all(parts.map(scan));
  expect(text).toContain('S:Our net\\;work;');
  expect(text).toContain('P:pass\\:word;');
  expect(notes?.map(({ sentence }) => sentence)).toEqual([
    'The field “identity” has no meaning beside the others: it was left out.',
  ]);
});

test('a list: a code a row; one that does not fit keeps no other back', async () => {
  const list = `one\n${'x'.repeat(4000)}\ntwo\n`;
  const { parts, notes } = await executeOperation(operation, list, { kind: 'batch', format: 'png' });
  expect(await Promise.all(parts.map(scan))).toEqual(['one', 'two']);
  expect(notes).toMatchObject([{ severity: 'error', place: { line: 2 } }]);
});

test('what may keep readers away is reported', async () => {
  const { notes } = await executeOperation(operation, 'x', { foreground: '#eeeeee', quietZone: 1 });
  expect(notes?.map(({ severity }) => severity)).toEqual(['warning', 'warning']);
});

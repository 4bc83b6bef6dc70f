import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inspectIds } from './inspecting/inspect.ts';
import { idMaker } from './making/generate.ts';
import { makeNamedIds } from './making/named.ts';
import { writeCuid2 } from './making/other-ids.ts';
import { writeId } from './writing.ts';

function askPython(script: string, input: unknown): unknown {
  const { stdout, stderr, status } = spawnSync('python3', ['-c', script], { input: JSON.stringify(input) });
  expect(stderr.toString()).toBe('');
  expect(status).toBe(0);
  return JSON.parse(stdout.toString());
}

const plain = { form: 'plain', isUpper: false } as const;

test('ids of names are those of Python’s uuid', async () => {
  const script = `
import json, sys, uuid
json.dump([[str(uuid.uuid3(uuid.NAMESPACE_URL, name)), str(uuid.uuid5(uuid.NAMESPACE_URL, name))] for name in json.load(sys.stdin)], sys.stdout)
`;
  const names = fc
    .sample(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 90 }), 300)
    .filter((name) => name.trim() !== '' && !/[\r\n]/.test(name));
  const options = { namespace: 'url', ownNamespace: '' } as const;
  const text = names.join('\n');
  const md5 = (await makeNamedIds(text, { ...options, version: '3' })).ids;
  const sha1 = (await makeNamedIds(text, { ...options, version: '5' })).ids;
  const ours = md5.map((id, index) => [writeId(id, plain), writeId(sha1[index] ?? id, plain)]);
  expect(ours).toEqual(askPython(script, names));
});

test('Python reads the same out of what is made', () => {
  const script = `
import json, sys, uuid
ids = [uuid.UUID(text) for text in json.load(sys.stdin)]
json.dump([[str(id.version), str(id.int), id.bytes.hex(), id.clock_seq, id.variant == uuid.RFC_4122] for id in ids], sys.stdout)
`;
  const made = (['1', '4'] as const).flatMap((version) => {
    const makeId = idMaker(version, Date.now);
    return Array.from({ length: 200 }, makeId);
  });
  const urns = made.map((id) => writeId(id, { form: 'urn', isUpper: false }));
  const ours = inspectIds(urns.join('\n')).ids.map(({ id, explanation: { version } }) => [
    version,
    writeId(id, { form: 'integer', isUpper: false }),
    Buffer.from(id).toString('hex'),
    (((id[8] ?? 0) & 0x3f) << 8) | (id[9] ?? 0),
    true,
  ]);
  expect(ours).toEqual(askPython(script, urns));
});

test('the time of version 1 is Python’s', () => {
  const script = `
import json, sys, uuid
json.dump([uuid.UUID(text).time for text in json.load(sys.stdin)], sys.stdout)
`;
  const ms = 1_645_557_742_123;
  const id = writeId(idMaker('1', () => ms)(), plain);
  expect(askPython(script, [id])).toEqual([ms * 10_000 + 0x01b21dd213814000]);
});

test('CUID2 takes its letters from the digest as its reference does', () => {
  const script = `
import hashlib, json, sys
def base36(n):
    digits = ''
    while n: digits, n = '0123456789abcdefghijklmnopqrstuvwxyz'[n % 36] + digits, n // 36
    return digits
def cuid(text):
    digest = hashlib.sha3_512(text.encode()).hexdigest()
    hashed = base36(int(digest, 16))[1:]
    return [digest, 'k' + hashed[1:24]]
json.dump([cuid(text) for text in json.load(sys.stdin)], sys.stdout)
`;
  const texts = Array.from({ length: 200 }, (_, index) => `text ${index}`);
  const answers = askPython(script, texts) as [digest: string, cuid: string][];
  for (const [digest, cuid] of answers) expect(writeCuid2('k', digest, 24)).toBe(cuid);
});

import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialState } from '#client/tool-kit/state/state-schema.ts';
import { decodeBytes, encodeBytes } from './formats.ts';
import { type BaseOptions, schema } from './state.ts';

const script = `
import base64, binascii, json, quopri, sys
def uu(data):
    lines = [binascii.b2a_uu(data[i:i + 45], backtick=True).decode() for i in range(0, len(data), 45)]
    return 'begin 644 x\\n' + ''.join(lines) + '\`\\nend\\n'
writers = {
    'base16': base64.b16encode, 'base32': base64.b32encode, 'base32hex': base64.b32hexencode,
    'ascii85': base64.a85encode, 'base85': base64.b85encode, 'uu': uu,
}
def write(hexed):
    data = bytes.fromhex(hexed)
    made = {name: (lambda text: text if isinstance(text, str) else text.decode())(writer(data)) for name, writer in writers.items()}
    made['quoted'] = quopri.encodestring(data).decode()
    return made
request = json.load(sys.stdin)
json.dump([[write(h) for h in request['plain']], [quopri.decodestring(t).hex() for t in request['quoted']]], sys.stdout)
`;

test('Python writes and reads the same', async () => {
  const special = fc.constantFrom(0, 9, 10, 32, 61, 46, 65, 96, 195, 255);
  const samples = fc.sample(
    fc.oneof(
      fc.uint8Array({ maxLength: 150 }),
      fc.array(special, { maxLength: 120 }).map((all) => Uint8Array.from(all)),
    ),
    300,
  );
  const optionsOf = (format: BaseOptions['format']) => ({ ...initialState(schema), format });
  const quoted = await Promise.all(samples.map((bytes) => encodeBytes(bytes, optionsOf('quoted'), 'x', [])));
  const plain = samples.map((bytes) => Buffer.from(bytes).toString('hex'));
  const { stdout, stderr, status } = spawnSync('python3', ['-c', script], {
    input: JSON.stringify({ plain, quoted }),
    maxBuffer: 1 << 26,
  });
  expect(status, stderr.toString()).toBe(0);
  const [made, read] = JSON.parse(stdout.toString()) as [Record<BaseOptions['format'], string>[], string[]];
  expect(read).toEqual(plain);
  for (const [index, bytes] of samples.entries()) {
    for (const [format, text] of Object.entries(made[index] ?? {})) {
      const options = optionsOf(format as BaseOptions['format']);
      if (format !== 'quoted') expect(await encodeBytes(bytes, options, 'x', [])).toBe(text);
      expect([...(await decodeBytes(text, options, [])).bytes]).toEqual([...bytes]);
    }
  }
});

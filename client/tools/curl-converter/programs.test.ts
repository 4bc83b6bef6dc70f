import { execFile, spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quoteShellWord } from '#core/text/shell/shell-words.ts';
import { convertCurl } from './convert.ts';

const run = promisify(execFile);
const seen: object[] = [];
const server = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    const { headers, method, url = '' } = request;
    // What each client sets by itself is no matter of the command.
    for (const name of ['connection', 'host', 'accept-language', 'sec-fetch-mode', 'content-length'])
      delete headers[name];
    for (const [name, own] of [
      ['accept', '*/*'],
      ['accept-encoding', 'gzip, deflate'],
      ['user-agent', 'node'],
    ] as const)
      if (headers[name] === own || String(headers[name]).startsWith('curl/')) delete headers[name];
    const boundary = /boundary=(?<text>.*)$/.exec(headers['content-type'] ?? '')?.groups?.text ?? '\0';
    if (boundary !== '\0') headers['content-type'] = 'multipart/form-data';
    const body = Buffer.concat(pieces).toString('latin1').replaceAll(boundary, 'boundary');
    seen.push({ method, url: url.replaceAll("'", '%27'), headers, body });
    response.end('ok');
  });
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());

async function compare(rest: string, path = '/a'): Promise<void> {
  seen.length = 0;
  const command = `curl -sS 'http://127.0.0.1:${port}${path}' ${rest}`;
  await run('bash', ['-c', command], { env: { ...process.env, LC_ALL: 'C.UTF-8' } });
  const { content } = convertCurl(command, 'javascript', 'bash');
  await run(process.execPath, ['--input-type=module', '-e', content]);
  expect(seen).toHaveLength(2);
  expect(seen[1], command).toEqual(seen[0]);
}

test('fetch sends what curl sends', async () => {
  const commands = [
    '',
    '-I',
    '-X DELETE -u "anna:p:ä\\"" -A me -e http://b/',
    '-d a=1 -d b=2 -b "x=1; y=2"',
    "--json '{\"a\":1}' --json ' ' -H 'Accept: text/plain'",
    "--data-urlencode 'a=x y&=é+~!*()' --data-urlencode '=z' --data-urlencode 'plain text'",
    "-G -d a=1 --data-urlencode 'b=c d'",
    "-F 'a=1' -F 'b=x' --form-string 'c=@d;type=e'",
    "-H 'X-Empty;' -H 'Content-Type:' --data-raw @x",
    "--data-binary $'a\\r\\nb\\x41\\u0021\\'' -X PUT -H 'a: 1' -H 'A: 2'",
  ];
  for (const command of commands) await compare(command);
  await compare('-d x', '/a?b=c&d={e}'.replace(/[{}]/g, ''));
}, 120_000);

const unit = fc.constantFrom(...`a1%&+<>"'=\\$\`#!;, `, 'é', 'e\u0301', '😀');

test('header values and bodies arrive letter by letter', async () => {
  const text = fc.string({ unit, maxLength: 12 });
  const body = fc.string({
    unit: fc.oneof(unit, fc.constantFrom('\n', '\r\n', '\t')),
    minLength: 1,
    maxLength: 16,
  });
  await fc.assert(
    fc.asyncProperty(text, body, (value, data) =>
      compare(`-H ${quoteShellWord(`X-A: b${value}c`)} --data-raw ${quoteShellWord(data)}`),
    ),
    { numRuns: 15 },
  );
}, 120_000);

test('Python compiles the code and holds the same body', () => {
  const bodies = fc.sample(fc.string({ unit: fc.oneof(unit, fc.constant('\n')), minLength: 1 }), 50);
  const codes = bodies.map(
    (body) =>
      convertCurl(`curl http://a -m 2 -kL --data-raw ${quoteShellWord(body)} -H 'x: é"'`, 'python', 'bash')
        .content,
  );
  const script = `
import ast, json, sys
def body(code):
    compile(code, 'x', 'exec')
    [text] = [k.value.func.value.value for k in ast.walk(ast.parse(code)) if isinstance(k, ast.keyword) and k.arg == 'data']
    return text
json.dump([body(code) for code in json.load(sys.stdin)], sys.stdout)
`;
  const { stdout, stderr } = spawnSync('python3', ['-c', script], {
    input: JSON.stringify(codes),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual(bodies);
});

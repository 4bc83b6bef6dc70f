import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quoteShellWord } from '#core/text/shell/shell-words.ts';
import { convertCurl } from './convert.ts';
import { completeName, valueOptions } from './options.ts';

const run = promisify(execFile);

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let seen = new Map<string, Seen>();
const server = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    const { method = '', url = '' } = request;
    const headers = ownHeaders(request.headers);
    const boundary = /boundary="?(?<text>[^"]*)/.exec(headers['content-type'] ?? '')?.groups?.text ?? 'none';
    if (boundary !== 'none') headers['content-type'] = 'multipart/form-data';
    const body = Buffer.concat(pieces).toString('latin1').replaceAll(boundary, 'boundary');
    const id = /^\/(?<id>\d+)/.exec(url)?.groups?.id ?? url;
    // The URL standard's further escapes mean the same.
    seen.set(id, { method, url: url.replaceAll("'", '%27'), headers, body });
    const status = /\?status=(?<status>\d+)$/.exec(url)?.groups?.status;
    if (status !== undefined) response.writeHead(Number(status), { location: `/${id}/end` });
    response.end('ok');
  });
});

/** Leaves out what each client says of itself. */
function ownHeaders(all: IncomingHttpHeaders): IncomingHttpHeaders {
  const own: readonly (readonly [name: string, value: RegExp])[] = [
    ['accept', /^\*\/\*$|^$/],
    ['accept-encoding', /^gzip, deflate(?:, br)?(?:, zstd)?$|^deflate, gzip|^identity$/],
    ['accept-language', /^\*$/],
    ['sec-fetch-mode', /^cors$/],
    ['user-agent', /^node$|^curl\/|^python-requests/],
    ['connection', /^/],
    ['content-length', /^/],
    ['expect', /^100-continue$/],
    ['host', /^127\.0\.0\.1:/],
  ];
  const kept = Object.entries(all).filter(
    ([name, value]) => !own.some(([each, pattern]) => each === name && pattern.test(String(value))),
  );
  return Object.fromEntries(kept);
}

let folder = '';
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
  folder = await mkdtemp(join(tmpdir(), 'curl-'));
  await writeFile(join(folder, 'lines.txt'), 'a=1 &é\r\nb=2\n\n');
  await writeFile(join(folder, 'page.HTML'), '<p>');
  await writeFile(join(folder, 'data.bin'), Uint8Array.from([0, 13, 10, 255, 34]));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/**
 * Runs a program in the folder; returns the requests that the server received, by the number of the command.
 */
async function ask(program: string, script: string): Promise<Map<string, Seen>> {
  seen = new Map();
  const path = join(folder, `script-${program === 'node' ? 'node.mjs' : program}`);
  await writeFile(path, script);
  await run(program === 'node' ? process.execPath : program, [path], {
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  return seen;
}

type Target = 'node' | 'python';
const addressed = (commands: readonly string[]) =>
  commands.map((command, index) => `curl -sS ${command.replaceAll('URL', `127.0.0.1:${port}/${index}`)}`);

const askCurl = (commands: readonly string[]) => ask('bash', ['set -e', ...addressed(commands)].join('\n'));

function askCode(commands: readonly string[], target: Target): Promise<Map<string, Seen>> {
  const list = JSON.stringify(addressed(commands).map((each) => convertCurl(each, target).content));
  const node = `for (const code of ${list}) await import('data:text/javascript,' + encodeURIComponent(code));`;
  return target === 'node'
    ? ask('node', node)
    : ask('python3', `import json\nfor code in json.loads(${JSON.stringify(list)}): exec(code, {})`);
}

async function compare(commands: readonly string[], targets: readonly Target[]): Promise<void> {
  const expected = await askCurl(commands);
  expect(expected.size).toBe(commands.length);
  for (const target of targets) {
    const answers = await askCode(commands, target);
    for (const [index, command] of commands.entries())
      expect(answers.get(String(index)), `${target}: ${command}`).toEqual(expected.get(String(index)));
  }
}

const commands = [
  'URL',
  '-I http://URL',
  'http://URL?a=%20b#c',
  '-XDELETE -u "anna:p:ä" -A me -e http://b/ URL',
  "URL -d a=1 -d b=2 -b 'x=1; y=2' -b z=3",
  `URL --json '{"a":1}' --json ' ' -H 'accept: text/plain'`,
  `URL -d a --json '{"a":1}' -d ''`,
  "URL --data-urlencode 'a=x y&=é+~!*()' --data-urlencode '=z=@' --data-urlencode 'plain text' --data-urlencode 'a@b=c'",
  'URL --data-urlencode @lines.txt --data-urlencode n@lines.txt',
  "-G URL?x=y -d a=1 --data-urlencode 'b=c d'",
  '-G -I URL -d a=1 --data b=2',
  '-G -X POST URL? -d a=1',
  '-d @lines.txt URL',
  '-d x=1 -d @lines.txt --data-ascii z URL',
  '--data-binary @data.bin URL',
  '--data-binary @data.bin -H "Content-Type: application/octet-stream" -X PUT URL',
  '--data-raw @x URL',
  "--data '' URL",
  `--data-binary $'a\\r\\nb\\x41\\u0021\\'' -X PATCH -H 'a: 1' URL`,
  "URL -H 'X-Empty;' -H 'Content-Type:' --data-raw '\\u00e9 $x'",
  "URL -H 'Authorization: Bearer a' -u a:b -H 'X-E: é'",
  'URL --oauth2-bearer abc',
  'http://us%40er:p%C3%A9@URL',
  '--json @lines.txt URL',
  '-d @lines.txt --json @lines.txt URL',
  'URL -F \'f=@"lines.txt"\' -F "g=@lines.txt;filename=n.PDF" -F "h=i;type=Text/X; a=B;filename=c"',
  'URL -F f=@page.HTML;type=a/b -F "g=@lines.txt;type=\\"a/b\\""'.replace(';type=a/b -F', ' -F'),
  '-X PROPFIND -H "Depth: 1" URL',
  'URL -H "X: a" -H "x: b" -b a=b -H "Cookie: c=d" -H "cookie: e=f"',
  '-T data.bin URL',
  '-T page.HTML URL/',
  '-r 600 URL',
  '--range 0-99,-5 URL',
  "--url-query 'a=b c&' --url-query +d%20 URL?x=y",
  '-G -d a=1 --url-query b=2 URL',
  `URL -F 'a=1' -F 'b="x;y" ' -F 'c= d ' --form-string 'd=@d;type=e'`,
  `URL -F 'a={"b":1};type=application/json' -F 'c=d;filename=e.png' -F 'f=g;filename="h i.unknown"'`,
  'URL -F f=@data.bin -F "g=@page.HTML;type=text/plain; charset=utf-8;filename=x\\"y" -F h=@lines.txt',
  'URL -F "a=<lines.txt" -F "b=<page.HTML" -F "c=<data.bin;type=a/b"',
  `URL -F $'a=b\\nc' -H 'Content-Type: multipart/form-data' -X PUT`,
  'URL -k -m 10 --connect-timeout 5.5 -L --compressed',
  "URL -H 'Cookie: a=b' -b c=d -X OPTIONS",
  "URL -H 'Accept-Encoding: identity' -H 'X-Q: \"x\"' -H 'accept-language: de'",
  'URL --request POST --header \'Content-Type: application/json\' --data \'{\n  "a": "b"\n}\'',
  `URL -H 'Content-Type: application/json' -d @- <<'JSON'\n{"a": "$b",\n "c": 1}\nJSON\n`,
  'URL --json @- <<-EOF\n\t{"a": "b"}\n\tEOF\n',
  `URL --data-binary @- -d b <<< '{"a": 1}'`,
  `URL --data-urlencode n@- <<<'a b'`,
  '-G URL --json 1',
  `-G URL -d ''`,
  `URL -F 'a=<page.HTML;filename=b.txt' -F 'c=@data.bin;filename='`,
  '-T data.bin URL/?',
  "URL/a%2Fb -A ' me '",
  "-u a:b -H 'Authorization:' http://c:d@URL",
];

test('the code sends what curl sends', async () => {
  expect(commands.length).toBeGreaterThanOrEqual(25);
  await compare(commands, ['node', 'python']);
  // Requests that fetch refuses.
  await compare(
    ['URL -H "Host: a.b"', '-X GET -d x URL', '-X TRACE URL', '-L -I URL', 'URL -I -X GET'],
    ['python'],
  );
});

test('after a redirect the code sends what curl sends, or a note says that it may not', async () => {
  const options = ['-d a=1', '-X POST -d a=1', '-X POST', '-X PUT -d a', '-T data.bin', '-X DELETE'];
  const groups = [...options, '-F a=b', '-I', `--json '{}'`, '-X GET', '-G -d a=1'].map((option) => {
    // Node 20 sends a form again after a 307, with a boundary that its header does not have.
    const statuses = option.startsWith('-F') ? [301, 302, 303] : [301, 302, 303, 307];
    return statuses.map((status) => `-L ${option} URL?status=${status}`);
  });
  const all = groups.flat();
  const expected = await askCurl(all);
  for (const target of ['node', 'python'] as const) {
    const answers = await askCode(all, target);
    const isSame = (command: string) => {
      const id = String(all.indexOf(command));
      const [theirs, ours] = [expected.get(id), answers.get(id)];
      return theirs !== undefined && theirs.method === ours?.method && theirs.body === ours.body;
    };
    for (const asked of groups) {
      const notes = convertCurl(addressed(asked).join('\n'), target).notes.map(({ sentence }) => sentence);
      const isTold = notes.some((each) => each.startsWith('After a redirect'));
      expect([target, asked, isTold]).toEqual([target, asked, !asked.every(isSame)]);
    }
  }
});

const unit = fc.oneof(
  fc.string({ maxLength: 1, minLength: 1 }),
  fc.constantFrom('&', '%', '"', "'", '$', ';', 'é', 'e\u0301', '😀'),
);

test('headers, bodies and form fields arrive letter by letter', async () => {
  const text = fc.string({ unit, maxLength: 12 });
  const body = fc.string({ unit: fc.oneof(unit, fc.constantFrom('\n', '\r\n', '\t')), maxLength: 16 });
  const drawn = fc.sample(fc.tuple(text, body, body), 20).flatMap(([value, data, field]) => [
    `URL -H ${quoteShellWord(`X-A: b${value}c`)} --data-raw ${quoteShellWord(data)}`,
    `URL --form-string ${quoteShellWord(`n=${field}`)}`.replace(' --data-urlencode x', ''),
    // urllib3 before 2 doubles a backslash in a file name.
    `URL -F ${quoteShellWord(`n="${field.replaceAll(/["\\]/g, String.raw`\$&`)}";filename="${value.replaceAll('\\', '').replaceAll('"', String.raw`\"`)}"`)}`,
    `URL --data-urlencode ${quoteShellWord(`n=${data}`)}`,
  ]);
  await compare(drawn, ['node', 'python']);
});

test('the options that take a value are those of curl --help all', async () => {
  const { stdout } = await run('curl', ['--help', 'all']);
  const lines = stdout.matchAll(/^ *(?:-(?<short>.), )? *--(?<long>[\w.-]+)(?<value> [<[])?/gm);
  for (const { groups = {} } of lines)
    if (groups.long !== 'help') {
      const name = completeName(String(groups.long));
      expect([name, valueOptions.has(name)]).toEqual([groups.long, groups.value !== undefined]);
    }
});

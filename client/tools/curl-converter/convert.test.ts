import { expect, test } from 'vitest';
import { convertCurl } from './convert.ts';
import { readCurl } from './read-curl.ts';

const read = (script: string) => readCurl(script, () => () => undefined);
const notesOf = (script: string, target: 'javascript' | 'node' | 'python' | 'go' | 'php' = 'node') =>
  convertCurl(script, target).notes.map(({ sentence }) => sentence);
const thrownBy = (script: string): unknown => {
  try {
    return read(script);
  } catch (error) {
    return error;
  }
};

test('reads a command as Chrome copies it', () => {
  const script = `curl 'https://example.com/api?x=1' \\
  -X 'PUT' \\
  -H 'accept: */*' \\
  -b 'a=1; b=2' \\
  --data-raw $'{"a":"it\\'s \\u0021"}' \\
  --compressed ;`;
  expect(read(script)).toMatchObject([
    {
      method: 'PUT',
      url: 'https://example.com/api?x=1',
      headers: [
        ['accept', '*/*'],
        ['Content-Type', 'application/x-www-form-urlencoded'],
        ['Cookie', 'a=1; b=2'],
      ],
      body: [{ from: 'text', value: `{"a":"it's !"}` }],
    },
  ]);
});

test('several URLs, --next and several commands are requests of their own', () => {
  const script = 'curl http://a http://b -d x --next -I c.de\n$ curl d:8080/e';
  expect(read(script).map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST http://a',
    'POST http://b',
    'HEAD http://c.de',
    'GET http://d:8080/e',
  ]);
  expect(convertCurl(script, 'node').content.match(/^\{$/gm)).toHaveLength(4);
  expect(thrownBy(`curl ${'http://a '.repeat(51)}`)).toMatchObject({ details: { offset: 455 } });
});

test('a form keeps its types, file names and quotes', () => {
  const script = String.raw`curl a -F 'p="x\";y";filename=z.png' -F 'q=@/d/e.bin;type=a/b; charset=c' -F 'r=<f'`;
  expect(read(script)[0]?.form).toEqual([
    { name: 'p', content: { from: 'text', value: 'x";y' }, fileName: 'z.png', type: 'image/png' },
    { name: 'q', content: { from: 'file', value: '/d/e.bin' }, fileName: 'e.bin', type: 'a/b; charset=c' },
    { name: 'r', content: { from: 'file', value: 'f' } },
  ]);
});

test('what the code does not do is named', () => {
  expect(notesOf('curl a --retry 3 -sS -o x --digest -F "a=b;encoder=base64" | jq .')).toEqual([
    '“jq .” is not curl and is left out.',
    'The option --retry is not converted.',
    'The option --digest is not converted.',
    'Options for what curl prints and stores are left out: -s, -S, -o.',
    'curl’s “;encoder=base64” in the form field a is not converted.',
  ]);
  expect(notesOf('curl a?b=1&c=2 > d')).toContain(
    '“c=2 > d” is not curl and is left out. Put quotes around a URL with &.',
  );
  expect(notesOf('curl a -H @f -H x -b jar -u me -d "$A" -H Accept: -k -x p:1 -X GET -L')).toEqual([
    'The shell replaces $A…; the code keeps it as it is written.',
    'The header “@f” is left out: it is a file, or has no colon.',
    'The header “x” is left out: it is a file, or has no colon.',
    'The cookies of the file “jar” are not converted.',
    'curl asks for the password; the code sends none.',
    'The code does not prevent the client’s own accept.',
    'fetch sends no body with GET: it is left out.',
    'fetch has no option for --insecure.',
    'fetch has no option for --proxy.',
  ]);
  expect(notesOf("curl a -L -H 'Origin: b' -T c", 'javascript')).toEqual([
    'fetch sets these headers itself, and they are left out: Origin.',
    'A page cannot open c: the code takes the file of <input type="file"> number 1.',
  ]);
  expect(notesOf("curl a -L -d '$5'")).toEqual([]);
  expect(notesOf('curl -L a/{b,c} http://[::1]/ -g -T d -T e -T f')).toEqual(['There is no URL for -T f.']);
  expect(notesOf('curl -L a/{b,c}')).toHaveLength(1);
});

test('a mistake has its place', () => {
  expect(thrownBy('curl a \\\n  -d x -F y=z')).toMatchObject({ details: { line: 2, column: 8 } });
  expect(thrownBy('curl a -H')).toMatchObject({ message: '-H needs a value.', details: { offset: 7 } });
  expect(thrownBy('curl ftp://a')).toMatchObject({ details: { offset: 5 } });
  expect(thrownBy('curl a -m x')).toMatchObject({ details: { offset: 7 } });
  expect(thrownBy('curl -G a -F b=c')).toMatchObject({ details: { offset: 10 } });
  expect(thrownBy('wget a')).toMatchObject({ message: 'There is no curl command.' });
  expect(thrownBy('curl ^"https://a/^" ^\n -H ^"b: c^"')).toMatchObject({ details: { offset: 5 } });
});

test('Go imports what it uses, and PHP removes the type that libcurl adds', () => {
  const go = convertCurl('curl http://a -d @b -k -m 1.5 -H "c: strings.X"', 'go').content;
  expect(/import \((?<names>[^)]*)\)/.exec(go)?.groups?.names?.split(/\s+/).filter(Boolean)).toEqual(
    ['crypto/tls', 'fmt', 'io', 'log', 'net/http', 'os', 'strings', 'time'].map((name) => `"${name}"`),
  );
  expect(go).toContain('client.Timeout = 1500 * time.Millisecond');
  expect(convertCurl(String.raw`curl a -d $'a\r\n\\"\t\$b'`, 'php').content).toContain(
    String.raw`CURLOPT_POSTFIELDS => "a\r\n\\\"\x09\\\$b",`,
  );
  expect(convertCurl(`curl http://a -d "it's" -H Content-Type: -H 'X;'`, 'php').content).toContain(`
    CURLOPT_HTTPHEADER => [
        'X;',
        'Content-Type:',
    ],
    CURLOPT_POSTFIELDS => 'it\\'s',
`);
});

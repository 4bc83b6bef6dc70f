import { expect, test } from 'vitest';
import type { ToolInputError } from '#core/errors.ts';
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

// What bash 5 writes into the pipe.
test.each([
  [`cat <<'E' | curl a --data-binary @-\na: 1\nb: "$x"\nE\n`, 'a: 1\nb: "$x"\n'],
  [`echo '{"a": 1}' | curl --json @- a`, '{"a": 1}\n'],
  [`echo -n 'a  b' c | curl a --data-binary @-`, 'a  b c'],
])('%s sends what comes before the pipe', (script, value) => {
  expect(read(script)[0]?.body).toEqual([{ from: 'text', value }]);
  expect(notesOf(script)).toEqual([]);
});

test('what the code does not do is named', () => {
  expect(notesOf('curl a --retry 3 -sS -o x --digest -F "a=b;encoder=base64" | jq .')).toEqual([
    '“jq .” is not curl and is left out.',
    'The option --retry is not converted.',
    'Options for what curl prints and stores are left out: -s, -S, -o.',
    'curl’s “;encoder=base64” in the form field a is not converted.',
    'The option --digest is not converted.',
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

// curl(1): “you can use any unambiguous prefix”; its parts . and .. of a path (--path-as-is).
test('reads beginnings of options, and paths with dots', () => {
  const script = 'curl --sil --refer b --compr --user-a c http://a/b/../c/./d?x=/../y -d @f -G';
  expect(thrownBy(script)).toMatchObject({ details: { hint: expect.stringContaining('file') as string } });
  expect(read(script.slice(0, -9))).toMatchObject([
    {
      url: 'http://a/c/d?x=/../y',
      headers: [
        ['User-Agent', 'c'],
        ['Referer', 'b'],
      ],
    },
  ]);
  expect(notesOf('curl --max http://a')).toContain('The option --max is not converted.');
});

test('a mistake has its place', () => {
  expect(thrownBy('curl a \\\n  -d x -F y=z')).toMatchObject({ details: { line: 2, column: 8 } });
  expect(thrownBy('curl a -H')).toMatchObject({ message: '-H needs a value.', details: { offset: 7 } });
  expect(thrownBy('curl ftp://a')).toMatchObject({ details: { offset: 5 } });
  expect(thrownBy('curl a -m x')).toMatchObject({ details: { offset: 7 } });
  expect(thrownBy('curl -G a -F b=c')).toMatchObject({ details: { offset: 10 } });
  expect(thrownBy('wget a')).toMatchObject({ message: 'There is no curl command.' });
});

test('commands for cmd are refused, whichever form a browser gave them', () => {
  const cmd = { message: 'This is a command for Windows cmd.' };
  expect(thrownBy('curl ^"https://a/^" ^\n -H ^"b: c^"')).toMatchObject({ ...cmd, details: { offset: 5 } });
  const older = String.raw`curl "http://x.y/a" ^
 -H "A: b" ^
 --data-raw "^{^\^"a^\^":1^}"`;
  expect(thrownBy(older)).toMatchObject({ ...cmd, details: { line: 1, column: 21 } });
  expect(thrownBy('curl http://a ^\r\n  -H "b: c"')).toMatchObject({ ...cmd, details: { offset: 14 } });
  expect(read("curl http://a -d 'x ^\n y'")[0]?.body).toEqual([{ from: 'text', value: 'x ^\n y' }]);
});

test.each([
  ["curl http://x/a \\ \n -H 'A: b'", 16, 'Delete the space, so that the command continues.'],
  ["curl http://x/a\\ \n -H 'A: b'", 5, 'Delete the spaces around it.'],
  ["curl 'http://x/a b'", 5, 'Write a space as %20.'],
  ['curl ftp://x.y/a', 5, undefined],
  ['curl http://', 5, 'Write it as https://example.com/path.'],
  ['curl —-header "A: b" http://x', 5, 'Write - or --.'],
  ['curl –X POST http://x', 5, 'Write - or --.'],
  ['curl http://x -H “A: b”', 17, 'Write \' or ".'],
])('%s has a hint that fits', (script, offset, hint) => {
  const { details } = thrownBy(script) as ToolInputError;
  expect([details.offset, details.hint]).toEqual([offset, hint]);
});

// RFC 7616, 5.1: Digest is there so that the password is not sent readable, as Basic sends it (RFC 7617, 4).
test.each([
  '--digest -u a:b http://c',
  '-u a:b --aws-sigv4 aws:amz:eu:s3 http://c',
  '--ntlm http://a:b@c',
  'http://c --anyauth -u a:b',
])('curl %s sends no password by Basic, and a note says so', (words) => {
  expect(read(`curl ${words}`)[0]?.headers).toEqual([]);
  expect(notesOf(`curl -L ${words}`)).toEqual([
    expect.stringMatching(/^The option --[\w-]+ is not converted: the code leaves out user and password/),
  ]);
});

test('PHP repeats the method after a redirect only where -X gives it', () => {
  expect(convertCurl('curl -L a -d b', 'php').content).toContain('CURLOPT_POST => true,');
  expect(convertCurl('curl -L a -X POST -d b', 'php').content).toContain("CURLOPT_CUSTOMREQUEST => 'POST',");
  expect(notesOf('curl -L a -X POST -d b', 'php')).toEqual([]);
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

test('what a language or a form changes is reported: the case of a method, and several files in a field', () => {
  // requests makes methods upper-case (requests/models.py, prepare_method).
  expect(notesOf('curl -X wHat http://a', 'python')).toEqual(['requests sends the method as WHAT.']);
  expect(notesOf('curl -X wHat http://a')).toEqual([]);
  // curl(1), -T: without a file in the URL, curl appends the name.
  expect(read('curl -T c/f.txt http://a')[0]?.url).toBe('http://a/f.txt');
  // curl’s MANUAL.md: a comma begins a further file, also after a type.
  expect(() => read('curl -F "f=@a.gif;type=image/gif,b.txt" http://a')).toThrow(
    'Several files in one field',
  );
});

import { expect, test } from 'vitest';
import { convertCurl } from './convert.ts';
import { detectShell, splitScript } from './windows-words.ts';

const words = (script: string) =>
  splitScript(script, detectShell(script)).map((command) => command.map(({ text }) => text));

test('reads what Chrome copies for cmd', () => {
  const script =
    'curl ^"https://example.com/?a=^%^41^&b^" ^\r\n  -H ^"a: b^" ^\r\n  --data-raw ^"^{^\\^"x^\\^":^\\^"^\n\n^\\^"^}^"';
  expect(words(script)).toEqual([
    ['curl', 'https://example.com/?a=%41&b', '-H', 'a: b', '--data-raw', '{"x":"\n"}'],
  ]);
});

test('reads the quotes of PowerShell', () => {
  const script = "curl.exe 'https://example.com/' `\n -d 'it''s' -H \"a: `\"b`\"\" -d '{\\\"a\\\":1}'";
  expect(words(script)).toEqual([
    ['curl.exe', 'https://example.com/', '-d', "it's", '-H', 'a: "b"', '-d', '{"a":1}'],
  ]);
});

test('a mistake has its place', () => {
  const thrown = (script: string) => {
    try {
      return convertCurl(script, 'python', 'auto').content;
    } catch (error) {
      return error;
    }
  };
  expect(thrown('curl --header=a http://a')).toMatchObject({
    name: 'ToolInputError',
    details: { offset: 5 },
  });
  expect(thrown("curl 'http://a")).toMatchObject({ name: 'ToolInputError', details: { offset: 5 } });
  expect(thrown('curl http://a -d x -F a=b')).toMatchObject({ details: { offset: 19 } });
  expect(thrown('wget http://a')).toMatchObject({ name: 'ToolInputError' });
});

test('what is not carried over is a note', () => {
  const { notes } = convertCurl('curl -k --retry 3 http://a http://b -H "x: $Y"', 'javascript', 'auto');
  expect(notes.map(({ sentence, place }) => [sentence.slice(0, 30), place?.offset])).toEqual([
    ['The shell variable here is wri', 39],
    ['The option --retry is not carr', 8],
    ['Only the first of several URLs', 27],
    ['fetch has no option to skip th', undefined],
  ]);
});

test('an HTTP message has the length of its body in bytes', () => {
  expect(convertCurl("curl http://a/b?c -d 'é' -A x", 'http', 'auto').content).toBe(
    'POST /b?c HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nUser-Agent: x\r\n' +
      'Content-Length: 2\r\n\r\né',
  );
});

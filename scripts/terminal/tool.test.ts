import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../site/paths.ts';
import { optionName, readArguments } from './arguments.ts';
import { choice, flag, number, text } from '#client/tool-kit/state/state-schema.ts';

const folder = mkdtempSync(join(tmpdir(), 'sundry-tool-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs a tool as `npm run` does for a person in another folder. */
function runTool(parameters: readonly string[], input: string | Uint8Array = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/tool.ts', ...parameters], {
    input,
    cwd: root,
    env: { ...process.env, INIT_CWD: folder, NO_COLOR: '1' },
    maxBuffer: 1 << 28,
  });
  return { status, output: stdout.toString(), complaint: stderr.toString() };
}

test('standard output holds the result and nothing else', () => {
  expect(runTool(['url-encoder'], 'a b/é')).toEqual({ status: 0, output: 'a%20b%2F%C3%A9', complaint: '' });
  expect(runTool(['url-encoder', '--mode', 'path'], 'a b/é').output).toBe('a%20b/%C3%A9');
  const latin = Uint8Array.of(0x63, 0x61, 0x66, 0xe9);
  expect(runTool(['url-encoder'], latin).output).toBe('caf%C3%A9');
});

test('data of a tool’s own is there as in the page', () => {
  const { output, complaint } = runTool(['password-generator', '--mode', 'passphrase']);
  expect(complaint).toBe('');
  expect(output.split('-').length).toBeGreaterThan(3);
});

test('files are relative to the working folder, and may be large', () => {
  writeFileSync(join(folder, 'in.txt'), 'é '.repeat(2_000_000));
  const { status, output } = runTool(['url-encoder', 'in.txt']);
  expect(status).toBe(0);
  expect(output).toBe('%C3%A9%20'.repeat(2_000_000));
  expect(runTool(['url-encoder', '--out', 'made', 'in.txt']).output).toBe('');
  expect(readFileSync(join(folder, 'made', 'encoded.txt'), 'utf8')).toBe(output);
});

test('several files each on their own; one that fails keeps none of the others back', () => {
  writeFileSync(join(folder, 'one.txt'), 'a b');
  writeFileSync(join(folder, 'two.txt'), '☃');
  writeFileSync(join(folder, 'three.txt'), 'c d');
  const files = ['one.txt', 'two.txt', 'three.txt'];
  const { status, complaint } = runTool(['url-encoder', '--charset=windows-1252', '--out=each', ...files]);
  expect(status).toBe(1);
  expect(complaint).toMatch(/^two\.txt: line 1, column 1: “☃” does not exist/);
  expect(readFileSync(join(folder, 'each', 'one-encoded.txt'), 'utf8')).toBe('a%20b');
  expect(readFileSync(join(folder, 'each', 'three-encoded.txt'), 'utf8')).toBe('c%20d');
  expect(runTool(['url-encoder', 'one.txt', 'two.txt'])).toMatchObject({ status: 2 });
});

test('pictures and documents: what a browser is needed for says so, all else is done', () => {
  const picture = join(root, 'core/images/fixtures/abc.png');
  const merged = runTool(['pdf-merger', picture, picture]);
  expect(merged).toMatchObject({ status: 0, complaint: '' });
  expect(merged.output.slice(0, 5)).toBe('%PDF-');
  const gif = runTool(['image-compressor'], 'GIF89a\x01\0\x01\0\0\0\0;');
  expect(gif).toMatchObject({ status: 1, output: '' });
  expect(runTool(['qr-generator'], 'hello').output).toMatch(/^<svg /);
});

test('a pattern that would search for ever is stopped, as in the page', () => {
  for (const [pattern, input] of [
    ['(a+)+$', `${'a'.repeat(40)}!`],
    ['(.*)*x', 'a'.repeat(40)],
  ] as const) {
    expect(runTool(['regex-tester', '--pattern', pattern], input)).toEqual({
      status: 1,
      output: '',
      complaint: 'Stopped after 1 s: this input takes too long to work through.\n',
    });
  }
});

test('notes go to standard error with their places', () => {
  const { status, output, complaint } = runTool(['url-encoder', '--tab=decode'], 'ok\n100%\n');
  expect(status).toBe(0);
  expect(output).toBe('ok\n100%\n');
  expect(complaint).toMatch(
    /^error: Could not decode .* is left as it is\.\nerror: line 2, column 4: .*“%” is no % with two hexadecimal digits\.\n$/,
  );
});

test('a mistake in the input: a sentence with line and column, and 1', () => {
  const { status, output, complaint } = runTool(['url-encoder', '--charset', 'windows-1252'], 'a\nb☃');
  expect(status).toBe(1);
  expect(output).toBe('');
  expect(complaint).toBe(
    'line 2, column 2: “☃” does not exist in Windows-1252.\nChoose UTF-8, which can write every character.\n',
  );
});

test('a mistake in an option names it, with the place in its value', () => {
  const { status, complaint } = runTool(['regex-tester', '--pattern', 'a(b'], 'ab');
  expect(status).toBe(1);
  expect(complaint).toMatch(
    /^--pattern, line 1, column 2: Invalid regular expression: .*\nAdd the \) that closes the group.* Fix the regex error/,
  );
});

test.each([
  [[], 'Which tool?'],
  [['url-enoder'], 'the nearest is url-encoder'],
  [['../url-encoder'], 'There is no tool'],
  [['url-encoder', '--mod', 'x'], 'the nearest is --mode'],
  [['url-encoder', '--mode', 'x'], 'one of component, strict'],
  [['url-encoder', '--mode'], 'wants a value'],
  [['url-encoder', 'absent.txt'], 'There is no file absent.txt'],
  [['url-encoder', '--kept=perhaps'], 'either true or false'],
])('a command that is not understood: %j', (parameters, words) => {
  const { status, output, complaint } = runTool(parameters);
  expect(status).toBe(2);
  expect(output).toBe('');
  expect(complaint).toContain(words);
});

// `iconv -t utf-16le | base64`, and `md5sum` of “a\\r\\nb”.
test('an option for typed text holds for standard input, and is refused for a file', () => {
  expect(runTool(['base64', '--charset', 'utf-16le'], 'hi é').output).toBe('aABpACAA6QA=');
  const md5 = ['hash-generator', '--no-every', '--algorithm', 'MD5', '--line-ending', 'crlf'];
  expect(runTool(md5, 'a\nb').output).toBe('65d5f03c46e62e3f2babbe712d2ce464');
  writeFileSync(join(folder, 'small.txt'), 'a\nb');
  const refused = runTool([...md5, 'small.txt']);
  expect(refused.status).not.toBe(0);
  expect(refused.complaint).toContain('--line-ending is for a text on standard input');
});

test('an option that changes nothing is reported', () => {
  const { output, complaint } = runTool(['base64', '--tab', 'decode', '--padded'], 'aGk=');
  expect(output).toBe('hi');
  expect(complaint).toContain('--padded changes nothing here: it needs --tab encode');
});

// Microsoft's documentation of XIRR gives 37.34 % for the payments that the tool begins with.
test('a calculator gives the answer that its page shows, and its tables into a folder', () => {
  const { output, complaint } = runTool(['roi-calculator', '--kind', 'flows']);
  expect(output).toMatch(/^Internal rate of return \(XIRR\) +37\.34%$/m);
  expect(complaint).toContain('--out <folder> writes payments.csv, too');
  expect(runTool(['loan-calculator', '--out', 'loan']).status).toBe(0);
  expect(readFileSync(join(folder, 'loan', 'result.txt'), 'utf8')).toMatch(/^Each payment +1,199\.10$/m);
  expect(readFileSync(join(folder, 'loan', 'schedule.csv'), 'utf8').split('\n')).toHaveLength(362);
});

test('the list and the help come from manifests and schemas', () => {
  expect(runTool(['--list']).output).toMatch(/^url-encoder +Percent-encode/m);
  const { output } = runTool(['url-encoder', '--help']);
  expect(output).toContain('--mode <one of component, strict, url, path, form, header, all>');
  expect(output).toContain('--per-line, --no-per-line');
  expect(output).toContain('Only with --tab encode and --mode url or path');
});

test('options are read by their fields', () => {
  const schema = {
    isSorted: flag(true),
    lineLength: number(0, { min: 0, max: 80, isInteger: true }),
    indent: choice([2, 4], 2),
    mark: text(''),
  };
  expect(Object.keys(schema).map(optionName)).toEqual(['--sorted', '--line-length', '--indent', '--mark']);
  const words = ['--no-sorted', '--line-length', '76', '--indent=4', '--mark', '7', '--', '--file'];
  expect(readArguments(words, schema)).toEqual({
    options: { isSorted: false, lineLength: 76, indent: 4, mark: '7' },
    files: ['--file'],
    outFolder: undefined,
    isHelp: false,
  });
  expect(() => readArguments(['--line-length', '81'], schema)).toThrow('a whole number from 0 to 80');
});

// Bundlers read other builds of packages than Node does, so what works on a page may not load here.
test('every operation on a text loads its engine and works on its sample', () => {
  const script = `
    import './scripts/platform/file-fetch.ts';
    import { loadOperations } from './scripts/testing/all-operations.ts';
    import { executeOperation } from '#client/tool-kit/operations/execution.ts';
    import { initialState } from '#client/tool-kit/state/state-schema.ts';
    import { ToolInputError } from '#core/errors.ts';
    for (const { id, operation } of await loadOperations()) {
      if (operation.takes !== 'text' || operation.needsBrowser) continue;
      const sample = typeof operation.sample === 'string' ? operation.sample : 'a';
      await executeOperation(operation, sample, initialState(operation.schema)).catch((error) => {
        if (!(error instanceof ToolInputError)) throw new Error(id, { cause: error });
      });
    }
    process.exit();`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
});

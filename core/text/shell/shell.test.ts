import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteShellWord, splitCommands } from './shell-words.ts';

function shellWords(command: string, shell = 'sh'): string[] | undefined {
  const { stdout, status } = spawnSync(shell, ['-c', `printf '%s\\0' ${command}`], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  return status === 0 ? stdout.split('\0').slice(0, -1) : undefined;
}

const unit = fc.constantFrom(...`a1 "'\\%+<>=#:é`.split(''), '\\\n', "'b c'", '"d e"');

test('words are split as sh splits them', () => {
  fc.assert(
    fc.property(fc.string({ unit, minLength: 1, maxLength: 14 }), (text) => {
      const command = `x ${text}`.trimEnd();
      // Redirects are for the shell only; a backslash at the end continues in the next line.
      if (/[<>]/.test(command.replaceAll(/'[^']*'|"(?:[^"\\]|\\.)*"|\\./gs, '')) || command.endsWith('\\'))
        return;
      const expected = shellWords(command);
      if (!expected) return;
      expect(splitCommands(command)[0]?.map((word) => word.text)).toEqual(expected);
    }),
    { numRuns: 100 },
  );
});

test.each([
  'a= `#optional` b',
  'a=`#optional` b',
  'a `# one` `` `#two`c',
  "a '' b",
  '`printf x`y',
  '$(printf x):$(printf y)',
  'a 2>&1 >/dev/null b',
  'a </dev/null 2> /dev/null',
  'a2>&1 b',
  String.raw`'<' "2>&1" \> a\<b`,
])('%s: as many words as sh makes', (words) => {
  const own = splitCommands(`x ${words}`)[0]?.filter(({ isRedirection }) => !isRedirection) ?? [];
  // What commands print is the shell's to know.
  const known = own.map(({ text }) => text.replaceAll(/\$\(printf (\w)\)|`printf (\w)`/g, '$1$2'));
  const sh = `exec 3>&1; f() { printf '%s\\0' "$@" >&3; }; f x ${words}`;
  const { stdout } = spawnSync('sh', ['-c', sh], { encoding: 'utf8' });
  expect(known).toEqual(stdout.split('\0').slice(0, -1));
});

// POSIX, 2.7.4; what Bash gives to the command.
test.each([
  'cat <<EOF\na $ \\$b \\\\ \\" "c" \'d\' \\\ne # f\n EOF\n\nEOF\nfalse',
  "cat <<'E F' \n$a \\$b `c`\nE F",
  'cat <<-"x"; true\n\t\ta\n\t x\n\tx\nfalse',
  "cat <<< 'a b'\\''c'\nfalse",
  'cat <<A <<B\na\nA\nb\nB\nfalse',
  'cat <<A\nnever closed',
])('the standard input of %j', (script) => {
  const commands = splitCommands(script);
  const { stdout } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
  expect(commands[0]?.findLast(({ isRedirection }) => isRedirection)?.input).toBe(stdout);
  const others = commands.slice(1).flatMap((words) => words.map(({ text }) => text));
  expect(others.filter((text) => text !== 'true')).toEqual(script.endsWith('false') ? ['false'] : []);
});

test('a name in angle brackets is a word', () => {
  expect(
    splitCommands('x <image> a=<your key> <in.txt >out $(id -u $(a b))')[0]?.map(({ text }) => text),
  ).toEqual([...['x', '<image>', 'a=<your key>', '<in.txt', '>out', '$(id -u $(a b))']]);
});

test('ANSI-C quoting is read as Bash reads it', () => {
  const part = fc.constantFrom(
    ...['a', '1', 'e', '"', '$', '\\n', '\\t', "\\'", '\\"', '\\\\', '\\x41', '\\303\\251', '\\u0021'],
    ...['\\u20ac', '\\U0001F600', '\\cA', '\\q', '\n', 'e\u0301', '\\E', '\\?', '\\101'],
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
      const command = `x a$'${parts.join('')}'b`;
      expect(splitCommands(command)[0]?.map((word) => word.text)).toEqual(shellWords(command, 'bash'));
    }),
    { numRuns: 80 },
  );
});

test('a quoted word is read by sh as the same text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...`a1 "'\\%+<>=#:é$&\n`.split('')), minLength: 1 }),
      (text) => {
        expect(shellWords(quoteShellWord(text))).toEqual([text]);
      },
    ),
    { numRuns: 50 },
  );
});

test('dollar signs are literal or variables', () => {
  expect(splitCommands(`x '$a' "\\$b" "$c" $'$d' \\$e`, '$$')[0]?.map(({ text }) => text)).toEqual([
    'x',
    '$$a',
    '$$b',
    '$c',
    '$$d',
    '$$e',
  ]);
});

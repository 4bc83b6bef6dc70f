import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from './answer.ts';
import { lettersOf, modeOf, octalOf, readMode, symbolsOf } from './modes.ts';

const none = modeOf(0);

test.each([
  // From the manual of chmod in GNU coreutils and POSIX’s examples.
  ['755', none, 'rwxr-xr-x'],
  ['1777', none, 'rwxrwxrwt'],
  ['4755', none, 'rwsr-xr-x'],
  ['2750', none, 'rwxr-s---'],
  ['6000', none, '--S--S---'],
  ['a=rwx,o=', none, 'rwxrwx---'],
  ['u=rwx,g+rx-w', none, 'rwxr-x---'],
  ['go-w', modeOf(0o666), 'rw-r--r--'],
  ['+x', modeOf(0o644), 'rwxr-xr-x'],
  ['u+s,g-x', modeOf(0o755), 'rwsr--r-x'],
  ['chmod -R 0640 folder', none, 'rw-r-----'],
  ['chmod -x file', modeOf(0o755), 'rw-r--r--'],
  ['drwxrwxrwt+', none, 'rwxrwxrwt'],
  ['-rw-r--r-- 1 a b 3 Jan 1 f', none, 'rw-r--r--'],
])('%s gives the rights that chmod gives', (written, before, letters) => {
  expect(lettersOf(readMode(written, before))).toBe(letters);
});

test('octal, letters and symbols lead to the same mode', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0o7777 }), (bits) => {
      const mode = modeOf(bits);
      expect(readMode(octalOf(mode), none)).toEqual(mode);
      expect(readMode(lettersOf(mode), none)).toEqual(mode);
      expect(readMode(symbolsOf(mode), modeOf(0o7777))).toEqual(mode);
    }),
  );
});

test.each(['', '8', '77777', 'rwx', 'u=q', 'hello', 'u~x'])('“%s” is refused', (written) => {
  expect(() => readMode(written, none)).toThrow('is not a mode');
});

// chmod reads “u=rwx g=” as the mode u=rwx and a file named g=.
test.each([
  ['u=rwx g=', 7],
  ['chmod -R u=rwx g= file', 16],
  ['755 644', 5],
  ['  u=rwx, go=rx', 10],
])('“%s” is refused at column %i', (written, column) => {
  expect(() => readMode(written, none)).toThrow(
    expect.objectContaining({ details: expect.objectContaining({ line: 1, column }) as unknown }),
  );
});

test('questions that are about modes are answered, others are not', () => {
  expect(answer('chmod 755')?.text).toBe('rwxr-xr-x');
  expect(answer('rw-r--r--')?.text).toBe('644');
  expect(answer('what is chmod u=rw,go=r')?.text).toBe('644');
  for (const query of ['755', 'chmod', 'mode of 1 2 3', '---------', 'permissions 999', 'chmod u=rq']) {
    expect(answer(query)).toBeUndefined();
  }
});

import { expect, onTestFinished, test, vi } from 'vitest';
import { inBatches } from './log.ts';

function makeBatches() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const written: string[] = [];
  const before = process.listeners('exit');
  const write = inBatches((lines) => written.push(lines));
  const [end] = process.listeners('exit').filter((listener) => !before.includes(listener));
  onTestFinished(() => void process.off('exit', end ?? write));
  return { write, written, end: () => end?.(0) };
}

test('lines are written together and in their order, a tenth of a second after the first', () => {
  const { write, written } = makeBatches();
  write('a\n');
  vi.advanceTimersByTime(60);
  write('b\n');
  expect(written).toEqual([]);
  vi.advanceTimersByTime(40);
  write('c\n');
  expect(written).toEqual(['a\nb\n']);
  vi.advanceTimersByTime(100);
  expect(written).toEqual(['a\nb\n', 'c\n']);
});

test('no line is lost when the process ends', () => {
  const { write, written, end } = makeBatches();
  write('the last\n');
  end();
  expect(written).toEqual(['the last\n']);
});

test('many lines do not wait, so that they take little memory', () => {
  const { write, written } = makeBatches();
  for (let count = 0; count < 2500; count++) write(`${count}\n`);
  expect(written).toHaveLength(2);
  vi.advanceTimersByTime(100);
  expect(written.join('').split('\n')).toHaveLength(2501);
});

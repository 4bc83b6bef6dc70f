import { choice, flag, number, type StateOf, text } from '#client/tool-kit/state/state-schema.ts';
import type { Phase } from './clocks/sequence.ts';
import { readLength } from './clocks/lengths.ts';

const pomodoro = { mode: ['pomodoro'] };
const minuteMs = 60_000;
const minutes = (initial: number, label: string) =>
  number(initial, { min: 1, max: 180, isInteger: true }, label, { unit: 'min', onlyIf: pomodoro });

const soundLabels = { ring: 'Ring for 15 s', beep: 'Short beep', none: 'None' };

export const modeLabels = { countdown: 'Timer', stopwatch: 'Stopwatch', pomodoro: 'Pomodoro' };

export const schema = {
  mode: choice(modeLabels, 'countdown', 'Kind of timer'),
  length: text('5:00', 40, 'Duration', {
    hint: 'Such as 5, 5:00, 1h 30m or 90 s',
    quick: ['1 min', '3 min', '5 min', '10 min', '15 min', '30 min', '1 h'],
    onlyIf: { mode: ['countdown'] },
  }),
  focus: minutes(25, 'Focus'),
  shortBreak: minutes(5, 'Short break'),
  longBreak: minutes(15, 'Long break'),
  rounds: number(4, { min: 1, max: 12, isInteger: true }, 'Rounds', { onlyIf: pomodoro }),
  goesOn: flag(true, 'Start the next phase automatically', { onlyIf: pomodoro }),
  sound: choice(soundLabels, 'ring', 'Sound', { onlyIf: { mode: ['countdown', 'pomodoro'] } }),
  notifies: flag(false, 'Notifications'),
};

export type TimerOptions = StateOf<typeof schema>;

/** The phases of a countdown; undefined for a length that cannot be read. */
export function countdownPhases({ length }: TimerOptions): readonly Phase[] | undefined {
  const lengthMs = readLength(length);
  return lengthMs === undefined ? undefined : [{ name: 'Time', lengthMs }];
}

/** The phases of one pomodoro set: each round is focus and a break, the last break is the long one. */
export function pomodoroPhases({ focus, shortBreak, longBreak, rounds }: TimerOptions): readonly Phase[] {
  return Array.from({ length: rounds }, (_, index) => [
    { name: `Focus ${index + 1} of ${rounds}`, lengthMs: focus * minuteMs },
    index + 1 < rounds
      ? { name: 'Short break', lengthMs: shortBreak * minuteMs }
      : { name: 'Long break', lengthMs: longBreak * minuteMs },
  ]).flat();
}

import { allowSound } from '#client/lib/signals/sound.ts';
import { notifyUndo } from '#client/ui/toast-store.ts';
import type { Clocks } from '../clocks/kept-clocks.ts';
import { writeLeft, writePassed } from '../clocks/lengths.ts';
import {
  leftMs,
  lengthen,
  passedMs,
  type Phase,
  type Sequence,
  skip,
  startSequence,
  type Stopwatch,
  toggle,
} from '../clocks/sequence.ts';
import type { ClockAction } from './clock-face.tsx';
import { changeClocks } from './use-clocks.ts';

/** The face of a clock, and its actions. */
export interface Face {
  readonly time: string;
  readonly status: string;
  /** The tab's title; undefined while the clock is stopped. */
  readonly title: string | undefined;
  readonly actions: readonly ClockAction[];
  readonly isBegun: boolean;
  readonly toggle: () => void;
  readonly reset: (() => void) | undefined;
  readonly lap?: (() => void) | undefined;
}

const minuteMs = 60_000;
const noStopwatch: Stopwatch = { ranMs: 0, laps: [] };

export function stopwatchFace({ stopwatch }: Clocks, nowMs: number): Face {
  const clock = stopwatch ?? noStopwatch;
  const isRunning = clock.startedMs !== undefined;
  const passed = passedMs(clock, nowMs);
  const start = () => changeClocks({ stopwatch: toggle(clock, Date.now()) });
  const lap = isRunning
    ? () => changeClocks({ stopwatch: { ...clock, laps: [...clock.laps, passedMs(clock, Date.now())] } })
    : undefined;
  const reset = stopwatch && (() => resetClock({ stopwatch }));
  return {
    time: writePassed(passed),
    status: isRunning ? 'Running' : passed > 0 ? 'Stopped' : '',
    title: isRunning ? writePassed(passed).slice(0, -3) : undefined,
    isBegun: stopwatch !== undefined,
    toggle: start,
    reset,
    lap,
    actions: [
      startAction(isRunning, passed > 0, start),
      { label: 'Lap', icon: 'flag', run: () => lap?.(), isDisabled: !isRunning },
      resetAction(reset),
    ],
  };
}

interface SequenceSetup {
  readonly mode: 'countdown' | 'pomodoro';
  /** The phases at its start; undefined for a length that cannot be read. */
  readonly phases: readonly Phase[] | undefined;
  readonly goesOn: boolean;
  readonly writeClock: (epochMs: number) => string;
}

export function sequenceFace(kept: Sequence | undefined, setup: SequenceSetup, nowMs: number): Face {
  const { mode, phases, goesOn } = setup;
  const isOver = kept !== undefined && kept.index >= kept.phases.length;
  const sequence = isOver ? undefined : kept;
  const isRunning = sequence?.startedMs !== undefined;
  const change = (next: Sequence | undefined) => changeClocks({ [mode]: next });
  const start = () => {
    allowSound();
    const now = Date.now();
    if (sequence) change(toggle(sequence, now));
    else if (phases) change(startSequence(phases, goesOn, now));
  };
  const reset = kept && (() => resetClock({ [mode]: kept }));
  const left = sequence ? leftMs(sequence, nowMs) : isOver ? 0 : (phases?.[0]?.lengthMs ?? 0);
  const phase =
    mode === 'pomodoro' ? (sequence ?? { phases, index: 0 }).phases?.[sequence?.index ?? 0]?.name : undefined;
  const further: ClockAction =
    mode === 'countdown'
      ? { label: '1 min', icon: 'plus', run: () => sequence && change(lengthen(sequence, minuteMs)) }
      : { label: 'Skip', icon: 'skip-forward', run: () => sequence && change(skip(sequence, Date.now())) };
  const hasRun = sequence !== undefined && sequence.ranMs > 0;
  return {
    time: writeLeft(left),
    status: isOver ? `Time’s up since ${setup.writeClock(kept.endedMs ?? nowMs)}` : describe(),
    title: isOver ? 'Time’s up' : isRunning ? [writeLeft(left), phase].filter(Boolean).join(' ') : undefined,
    isBegun: sequence !== undefined,
    toggle: start,
    reset,
    actions: [
      { ...startAction(isRunning, hasRun, start), isDisabled: !sequence && !phases },
      { ...further, isDisabled: !sequence },
      resetAction(reset),
    ],
  };

  function describe(): string {
    const when = isRunning ? `ends at ${setup.writeClock(nowMs + left)}` : hasRun ? 'paused' : '';
    const text = [phase, when].filter(Boolean).join(' · ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  }
}

function startAction(isRunning: boolean, hasRun: boolean, run: () => void): ClockAction {
  if (isRunning) return { label: 'Stop', icon: 'pause', run };
  return { label: hasRun ? 'Resume' : 'Start', icon: 'play', run };
}

function resetAction(reset: (() => void) | undefined): ClockAction {
  return { label: 'Reset', icon: 'rotate-ccw', run: () => reset?.(), isDisabled: !reset };
}

/** Resets the clock that is named, and offers it back. */
function resetClock(kept: Partial<Clocks>): void {
  changeClocks(Object.fromEntries(Object.keys(kept).map((mode) => [mode, undefined])));
  notifyUndo('Reset', () => changeClocks(kept));
}

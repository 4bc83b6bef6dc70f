import { useEffect, useState, useSyncExternalStore } from 'react';
import { showNotification } from '#client/lib/signals/notifications.ts';
import { createStore, jsonFormat } from '#client/lib/storage/storage.ts';
import { acceptClocks, type Clocks } from '../clocks/kept-clocks.ts';
import { advance, leftMs } from '../clocks/sequence.ts';
import type { TimerOptions } from '../state.ts';
import type { Alarm } from './use-alarm.ts';

const noClocks: Clocks = {};
/** Kept on this device, so that clocks continue after a reload, and shared by all tabs. */
const store = createStore<Clocks>('clocks:timer', jsonFormat(acceptClocks), noClocks);
/** A phase that ended longer before the page was opened does not ring. */
const latestRingMs = 60_000;
const longestTimeoutMs = 2 ** 31 - 1;

export function changeClocks(change: Partial<Clocks>): void {
  store.write({ ...store.read(), ...change });
}

/** Returns the clocks and the current time, updated every `stepMs` milliseconds. Ends clocks that are over, and rings. */
export function useClocks({ sound, notifies }: TimerOptions, alarm: Alarm, stepMs: number) {
  const clocks = useSyncExternalStore(store.subscribe, store.read, () => noClocks);
  const [nowMs, setNowMs] = useState(() => Date.now());
  const { countdown, pomodoro, stopwatch } = clocks;
  const isRunning = [countdown, pomodoro, stopwatch].some((clock) => clock?.startedMs !== undefined);
  const { ring } = alarm;

  useEffect(() => {
    if (!isRunning) return;
    const step = () => {
      const now = Date.now();
      setNowMs(now);
      const ended = endPhases(now);
      if (!ended) return;
      ring(sound);
      if (notifies) showNotification(ended.title, ended.next);
    };
    step();
    const steps = setInterval(step, stepMs);
    // Browsers slow the steps of a hidden tab down to one a minute, yet not the first timeout after a press.
    const ends = [countdown, pomodoro].flatMap((sequence) => {
      if (sequence?.startedMs === undefined) return [];
      return [setTimeout(step, Math.min(leftMs(sequence, Date.now()) + 10, longestTimeoutMs))];
    });
    return () => {
      clearInterval(steps);
      for (const end of ends) clearTimeout(end);
    };
  }, [isRunning, countdown, pomodoro, stepMs, sound, notifies, ring]);
  return { clocks, nowMs };
}

/**
 * Ends finished phases. Returns the message; undefined if there are none, another tab was first, or it is long ago.
 */
function endPhases(nowMs: number): { readonly title: string; readonly next: string } | undefined {
  const before = store.read();
  const ended = (['countdown', 'pomodoro'] as const).flatMap((mode) => {
    const sequence = before[mode];
    const after = sequence && advance(sequence, nowMs);
    return after === undefined || after === sequence ? [] : [{ mode, after }];
  });
  const [first] = ended;
  if (!first) return undefined;
  changeClocks(Object.fromEntries(ended.map(({ mode, after }) => [mode, after])));
  const { phases, index, endedMs = 0 } = first.after;
  if (endedMs < performance.timeOrigin - latestRingMs) return undefined;
  const name = phases[index - 1]?.name ?? '';
  return { title: `${name} is up`, next: phases[index]?.name ?? '' };
}

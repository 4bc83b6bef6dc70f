import { useCallback, useRef, useState } from 'react';
import { playTones, type Tone } from '#client/lib/signals/sound.ts';
import type { TimerOptions } from '../state.ts';

export interface Alarm {
  readonly ring: (sound: TimerOptions['sound']) => void;
  readonly hush: () => void;
  readonly isRinging: boolean;
}

const beep = (startMs: number): Tone => ({ hz: 880, startMs, lengthMs: 140 });
const tones = {
  ring: Array.from({ length: 15 }, (_, second) => [beep(second * 1000), beep(second * 1000 + 220)]).flat(),
  beep: [beep(0), beep(220), { ...beep(440), lengthMs: 400 }],
  none: [],
} as const satisfies Record<TimerOptions['sound'], readonly Tone[]>;

/** The sound of the timer; a new one takes the place of one that is still heard. */
export function useAlarm(): Alarm {
  const [isRinging, setIsRinging] = useState(false);
  const stopRef = useRef<() => void>(undefined);
  const hush = useCallback(() => stopRef.current?.(), []);
  const ring = useCallback((sound: TimerOptions['sound']) => {
    stopRef.current?.();
    setIsRinging(true);
    stopRef.current = playTones(tones[sound], () => setIsRinging(false));
  }, []);
  return { ring, hush, isRinging };
}

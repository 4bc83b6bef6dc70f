import { countWorking } from './hours.ts';
import { writeTime } from './clock.ts';
import type { ZoneState } from './state.ts';

interface Day {
  readonly home: string;
  readonly homeName: string;
  readonly startMs: number;
  readonly endMs: number;
}

const mostNamed = 3;

/**
 * Describes the times of a day at home when most zones are at work; undefined if no two zones ever are at the same
 * time.
 */
export function describeBest(
  zones: readonly string[],
  day: Day,
  hours: Pick<ZoneState, 'workFrom' | 'workTo'>,
  locale: string,
): string | undefined {
  const quarters = countWorking(zones, day.startMs, day.endMs, hours);
  const most = Math.max(...quarters.map(({ working }) => working));
  if (most < 2) return undefined;
  const spans: { readonly fromMs: number; toMs: number }[] = [];
  for (const { fromMs, toMs } of quarters.filter(({ working }) => working === most)) {
    const last = spans.at(-1);
    if (last?.toMs === fromMs) last.toMs = toMs;
    else spans.push({ fromMs, toMs });
  }
  const write = (epochMs: number) => writeTime({ id: day.home }, epochMs, locale);
  const named = spans.slice(0, mostNamed).map(({ fromMs, toMs }) => `${write(fromMs)}–${write(toMs)}`);
  const further = spans.length - named.length;
  const all = [...named, ...(further === 0 ? [] : [`${further} more`])];
  const who = most === zones.length ? 'everyone is' : `${most} of ${zones.length} are`;
  return `${new Intl.ListFormat('en').format(all)} in ${day.homeName}: ${who} at work.`;
}

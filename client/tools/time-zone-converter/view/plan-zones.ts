import { provideTemporal } from '#client/lib/temporal.ts';
import { makePlan, type Plan } from '../plan.ts';
import type { ZoneState } from '../state.ts';

/** The plan for a person in their own zone. */
export async function planZones(state: ZoneState, nowMs: number, locale: string): Promise<Plan> {
  await provideTemporal();
  return makePlan(state, Intl.DateTimeFormat().resolvedOptions().timeZone, nowMs, locale);
}

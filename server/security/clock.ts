/** Clocks of several hosts may differ by this much. */
export const clockSkewMs = 60_000;

/** Whether a stored time was written by a clock that ran ahead: nothing that it says can be relied on. */
export function isFromFuture(timeMs: number, nowMs: number): boolean {
  return timeMs > nowMs + clockSkewMs;
}

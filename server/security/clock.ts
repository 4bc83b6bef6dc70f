/** The largest expected difference between the clocks of several hosts. */
export const clockSkewMs = 60_000;

/** True if a stored time is from a clock that ran ahead, so that it is not reliable. */
export function isFromFuture(timeMs: number, nowMs: number): boolean {
  return timeMs > nowMs + clockSkewMs;
}

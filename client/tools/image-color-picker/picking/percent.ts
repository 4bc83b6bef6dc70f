/** Writes a fraction (0 to 1) as a percentage. */
export function percent(share: number): string {
  const hundredths = share * 100;
  return hundredths > 0 && hundredths < 0.1 ? 'under 0.1%' : `${hundredths.toFixed(1)}%`;
}

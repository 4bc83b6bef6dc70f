/** Writes an amount of smallest units, such as cents, as a plain decimal with exactly `digits` decimals: `12.50`. */
export function writeUnits(units: bigint, digits: number): string {
  const size = (units < 0n ? -units : units).toString().padStart(digits + 1, '0');
  const point = size.length - digits;
  return `${units < 0n ? '-' : ''}${size.slice(0, point)}${digits > 0 ? `.${size.slice(point)}` : ''}`;
}

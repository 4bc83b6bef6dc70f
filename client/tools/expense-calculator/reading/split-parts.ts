/** Writes “Ann;Ben” and “10;5”, as Settle Up has them, as Ann=10+Ben=5. */
export function splitOf(split: string, parts: string): string {
  if (parts === '') return split;
  const amounts = parts.split(';');
  return split
    .split(';')
    .map((name, index) => `${name}=${amounts[index] ?? 0}`)
    .join('+');
}

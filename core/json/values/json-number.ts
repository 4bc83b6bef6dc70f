/** Returns the same text for numbers of the same value: `1`, `1.0` and `10e-1` give `1e0`. */
export function canonicalNumber(text: string): string {
  const [, sign = '', whole = '', fraction = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([-+]?\d+))?$/.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  if (digits === '') return '0e0';
  const short = digits.replace(/0+$/, '');
  const exponent = BigInt(power) - BigInt(fraction.length) + BigInt(digits.length - short.length);
  return `${sign}${short}e${exponent}`;
}

declare module 'punycode.js' {
  /** Writes the labels of a host that begin with `xn--` in Unicode (RFC 3492). */
  export function toUnicode(host: string): string;
}

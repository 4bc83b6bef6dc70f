declare module 'punycode.js' {
  const punycode: {
    /** Writes the labels of a host that begin with `xn--` in Unicode (RFC 3492). */
    toUnicode(host: string): string;
  };
  // Node reads the CommonJS build, which has no other export.
  export = punycode;
}

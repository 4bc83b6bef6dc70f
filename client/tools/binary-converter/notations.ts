/** How a byte is written in each base: its digits, their number, and the prefix. */
export const notations = {
  binary: { radix: 2, width: 8, prefix: '0b', digits: /[01]/ },
  octal: { radix: 8, width: 3, prefix: '0o', digits: /[0-7]/ },
  // One to three digits, because decimal numbers are not padded.
  decimal: { radix: 10, width: 0, prefix: '', digits: /\d/ },
  hex: { radix: 16, width: 2, prefix: '0x', digits: /[\da-f]/i },
} as const;

export type Notation = keyof typeof notations;

export const notationLabels = {
  binary: 'Binary',
  octal: 'Octal',
  decimal: 'Decimal',
  hex: 'Hexadecimal',
} as const satisfies Record<Notation, string>;

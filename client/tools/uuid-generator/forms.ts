/** The formats for an id. */
export const formLabels = {
  plain: 'Plain',
  compact: 'Without hyphens',
  braces: 'In braces (GUID)',
  urn: 'URN',
  base64: 'Base64',
  base64url: 'Base64url',
  integer: 'Decimal number',
  ulid: 'ULID letters',
} as const;

export type IdForm = keyof typeof formLabels;

/** Kinds of ids that are not 16 bytes, and have a single notation. */
export const otherKinds = ['nanoid', 'cuid2', 'ksuid', 'objectid', 'snowflake'] as const;
export type OtherKind = (typeof otherKinds)[number];

/** The lengths by which Nano ID and CUID2 are known. */
export const usualLength = { nanoid: 21, cuid2: 24 } as const;

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

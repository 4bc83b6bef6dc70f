/** A text field of a public form, checked by the page during input and by the server before storing. */
export interface FieldRule {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly kind: 'line' | 'text' | 'email' | 'url';
  readonly isOptional?: boolean;
}

export const suggestionRules = {
  name: { label: 'Tool name', min: 2, max: 120, kind: 'line' },
  description: { label: 'Description', min: 10, max: 2000, kind: 'text' },
  category: { label: 'Category', min: 1, max: 60, kind: 'line' },
  link: { label: 'Tool website', min: 0, max: 2048, kind: 'url', isOptional: true },
  email: { label: 'E-mail address', min: 3, max: 254, kind: 'email' },
} as const satisfies Readonly<Record<string, FieldRule>>;

export const contactRules = {
  name: { label: 'Name', min: 2, max: 120, kind: 'line' },
  email: { label: 'E-mail address', min: 3, max: 254, kind: 'email' },
  subject: { label: 'Subject', min: 3, max: 200, kind: 'line' },
  message: { label: 'Message', min: 10, max: 5000, kind: 'text' },
} as const satisfies Readonly<Record<string, FieldRule>>;

// Addresses that people really have, not all of RFC 5322: a dot-atom of any letters, and a domain of labels.
const emailPattern =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;
// Every control character except line breaks and tabs, which are normal in text.
const controlCharacters = /[^\P{Cc}\n\r\t]/u;

/**
 * Returns the error of a value and how to fix it; undefined if it is valid. Lengths count code points after trimming.
 */
export function checkField(rule: FieldRule, value: string): string | undefined {
  const text = value.trim().normalize('NFC');
  const length = Array.from(text).length;
  if (length === 0) return rule.isOptional ? undefined : `${rule.label} is missing. Please fill it in.`;
  if (controlCharacters.test(text))
    return `${rule.label} holds an invisible control character. Please type it anew.`;
  if (rule.kind !== 'text' && /[\n\r\t]/.test(text)) return `${rule.label} must be a single line.`;
  if (length < rule.min) return `${rule.label} needs at least ${rule.min} characters; there are ${length}.`;
  if (length > rule.max) return `${rule.label} may have ${rule.max} characters; there are ${length}.`;
  if (rule.kind === 'email' && !emailPattern.test(text))
    return 'Write the e-mail address as in name@example.org.';
  if (rule.kind === 'url' && !isWebAddress(text)) return 'Write the address as in https://example.org.';
  return undefined;
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname.includes('.')
  );
}

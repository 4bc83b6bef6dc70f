import type { ScannedCode } from '#core/codes/scanning/zxing-reader.ts';
import { describeElements, readElements } from '#core/codes/gs1/element-strings.ts';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';
import { readFields, readLines } from './read-fields.ts';

/** The meaning of a code, for people. */
export interface Explanation {
  /** For example “Link” or “Wi-Fi network”. */
  readonly what: string;
  /** The kind by which other tools take it. */
  readonly kind: DataKind;
  /** Its parts by their names, where there are any. */
  readonly facts: readonly (readonly [label: string, value: string])[];
}

type Reading = (text: string) => Explanation['facts'];

const nothing: Reading = () => [];
const contactNames = {
  FN: 'Name',
  N: 'Name',
  ORG: 'Organization',
  TITLE: 'Title',
  TEL: 'Phone',
  EMAIL: 'E-mail',
  URL: 'Website',
  ADR: 'Address',
  BDAY: 'Birthday',
  NOTE: 'Note',
};
const eventNames = { SUMMARY: 'Title', DTSTART: 'Starts', DTEND: 'Ends', LOCATION: 'Place', URL: 'Website' };
const wifiNames = { S: 'Network', T: 'Security', P: 'Password', H: 'Hidden' };

/** Prefixes of contents, and their kinds. The first match counts. */
const beginnings: readonly (readonly [start: RegExp, what: string, read: Reading])[] = [
  [/^https?:\/\//i, 'Link', readLink],
  [/^wifi:/i, 'Wi-Fi network', (text) => readFields(text, wifiNames)],
  [/^begin:vcard/i, 'Contact', (text) => readLines(text, contactNames)],
  [/^mecard:/i, 'Contact', (text) => readFields(text, contactNames)],
  [/^begin:(?:vevent|vcalendar)/i, 'Calendar event', (text) => readLines(text, eventNames)],
  [/^mailto:/i, 'E-mail', nothing],
  [/^matmsg:/i, 'E-mail', (text) => readFields(text, { TO: 'To', SUB: 'Subject', BODY: 'Text' })],
  [/^tel:/i, 'Phone number', nothing],
  [/^(?:sms|smsto|mms):/i, 'Text message', nothing],
  [/^geo:/i, 'Place', nothing],
  [/^otpauth(?:-migration)?:/i, 'Two-factor sign-in secret', nothing],
  [/^BCD\r?\n00[12]\r?\n/, 'Bank transfer (EPC)', nothing],
  [/^SPC\r?\n0200\r?\n/, 'Swiss QR-bill', nothing],
  [/^(?:bitcoin|ethereum|litecoin|monero):/i, 'Cryptocurrency address', nothing],
];

/**
 * Explains a code by its symbology and the prefix of its content. Never throws: unknown content is plain text.
 */
export function explainCode(code: ScannedCode): Explanation {
  const { text, symbology, content } = code;
  const own = (what: string, facts: Explanation['facts'], kind: DataKind = 'text') => ({
    what,
    kind,
    facts: [...facts, ...factsOf(code)],
  });
  if (content === 'Binary') return own('Bytes', [], 'file');
  if (content === 'GS1') return own('GS1 element string', readGs1(text));
  if (/^(?:EAN|UPC)/.test(symbology)) {
    return own(/^97[89]\d{10}$/.test(text) ? 'Book number (ISBN)' : 'Product number (GTIN)', []);
  }
  const [, what = 'Plain text', read = nothing] = beginnings.find(([start]) => start.test(text)) ?? [];
  return own(what, read(text), what === 'Link' ? 'url' : 'text');
}

function factsOf({ addOn, ean13, part }: ScannedCode): Explanation['facts'] {
  return [
    ...(addOn === '' ? [] : ([['Add-on', addOn]] as const)),
    ...(ean13 === '' ? [] : ([['As EAN-13', ean13]] as const)),
    ...(part ? ([['Part', `${part.number} of ${part.count || 'an unknown number'}`]] as const) : []),
  ];
}

/** The host as browsers resolve it: letters that only look like others become visible. */
function readLink(text: string): Explanation['facts'] {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url ? [['Host', url.host]] : [];
}

/** Names the GS1 elements; none for data that break a GS1 rule, whose text is shown unchanged. */
function readGs1(text: string): Explanation['facts'] {
  try {
    return describeElements(readElements(text)).map((line) => {
      const [, label = '', value = ''] = /^(\(\d+\)[^:]*): ?(.*)$/s.exec(line) ?? ['', '', line];
      return [label, value];
    });
  } catch {
    return [['GS1', 'The content does not follow the GS1 rules, so it cannot be split into its elements.']];
  }
}

const controlNames = new Map([
  ['\u0004', 'EOT'],
  ['\u001D', 'GS'],
  ['\u001E', 'RS'],
]);

/** Names the characters without a glyph. The copied text has the characters themselves. */
export function showControls(text: string): string {
  return text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, (control) => {
    const code = control.charCodeAt(0).toString(16).padStart(2, '0');
    return `<${controlNames.get(control) ?? `0x${code}`}>`;
  });
}

import { inform } from '#client/tool-kit/operations/notes.ts';
import { type Note, ToolInputError } from '#core/errors.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import type { Fact } from '#client/tool-kit/operations/operation-result.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { encodeText } from './encode.ts';
import { type Conversion, convertText } from './logic.ts';
import { modes } from './modes.ts';
import { schema, type UrlState } from './state.ts';
import { decodeText } from './decode.ts';

const samples = {
  encode: 'café & crème, 50% off!',
  decode: 'https://example.com/caf%C3%A9?q=cr%C3%A8me+br%C3%BBl%C3%A9e&next=%2Fmenu%3Fday%3D1#top',
};
const placeholders = {
  encode: 'Type or paste text, or drop a file',
  decode: 'Type or paste an encoded text or a URL, or drop a file',
};
const failures = {
  encode: 'Could not encode the provided text.',
  decode: 'Could not decode the provided text. Make sure it is a valid URL encoded string.',
};

/** The parts of a longer URL would be unreadable. */
const maxParted = 4000;

export default defineOperation({
  schema,
  takes: 'text',
  input: { tabs: 'tab', isClearedByTabs: true },
  invert: ({ tab }) => ({ tab: tab === 'encode' ? 'decode' : 'encode' }),
  sample: samples.encode,
  sampleFor: ({ tab }) => samples[tab],
  placeholderFor: ({ tab }) => placeholders[tab],
  runWords: ({ tab }) => ({ failed: failures[tab] }),
  showsParameters: ({ tab }) => tab === 'decode',
  optionsFor: (_, text = '') => ({ tab: /%[0-9a-f]{2}/i.test(text) ? 'decode' : 'encode' }),
  alternatives: (head, options) =>
    options.tab === 'encode' && head !== '' ? encodeInAllModes(head, options) : [],
  async run(input, options) {
    const given = await input.text();
    const { text, ...detail } = convertText(given, options);
    const rows = options.tab === 'decode' && given.length <= maxParted ? namedParts(given) : [];
    return {
      parts: [{ name: nameOf(options), kind: URL.canParse(text) ? 'url' : 'text', content: text }],
      notes: describeFindings(detail, options),
      facts: rows.length > 0 ? [{ title: 'Parts', rows }] : [],
      detail,
    };
  },
});

/** Encodes a text in all modes; empty for a text that cannot be encoded, which the run itself reports. */
function encodeInAllModes(head: string, options: UrlState) {
  try {
    return modes.map(({ id, label, use }) => ({
      label,
      hint: use,
      text: encodeText(head, { ...options, mode: id }),
      options: { mode: id },
    }));
  } catch (error) {
    if (error instanceof ToolInputError) return [];
    throw error;
  }
}

function nameOf({ tab }: UrlState): string {
  return tab === 'encode' ? 'encoded.txt' : 'decoded.txt';
}

function describeFindings(
  { decoded, furtherLayers }: Omit<Conversion, 'text'>,
  { charset }: UrlState,
): Note[] {
  if (!decoded) return [];
  const { faults, faultCount, plusCount, escapeCount } = decoded;
  const isLegacy = charset === 'utf-8' && faults.some(({ raw }) => /^%[89a-f]/i.test(raw));
  const notes: Note[] = faults.map(({ message, raw, offset, line, column }) => ({
    severity: 'error',
    sentence: message,
    place: { offset, line, column, length: raw.length },
  }));
  if (faultCount > 0) {
    notes.unshift({
      severity: 'error',
      sentence: failures.decode,
      hint: 'What could not be decoded is left as it is.',
      ...(isLegacy ? { fix: { label: 'Read as Windows-1252', options: { charset: 'windows-1252' } } } : {}),
    });
  }
  if (faultCount > faults.length) {
    const sentence = `${formatCount(faultCount - faults.length, 'more place')} could not be decoded.`;
    notes.push({ severity: 'error', sentence });
  }
  if (furtherLayers > 0) {
    const sentence = `The result is still encoded, ${formatCount(furtherLayers, 'time')} over.`;
    notes.push({ severity: 'info', sentence, fix: { label: 'Decode again', takesOutput: true } });
  }
  if (plusCount > 0) {
    notes.push({
      severity: 'info',
      sentence: `${formatCount(plusCount, 'plus sign')} kept.`,
      hint: 'In form data and queries it means a space.',
      fix: { label: 'Read + as a space', options: { isPlusSpace: true } },
    });
  }
  if (escapeCount > 0) {
    const count = formatCount(escapeCount, '%uXXXX sequence');
    notes.push(inform(`${count} decoded, as JavaScript’s old escape() writes them.`));
  }
  return notes;
}

/** Returns the named parts of an absolute URL before its query, decoded; none for other texts. */
export function namedParts(text: string): Fact[] {
  const url = URL.parse(text.trim());
  if (!url || !/^[a-z][a-z0-9+.-]*:\/\//i.test(text.trim())) return [];
  const plain = (part: string) => decodeText(part, { charset: 'utf-8', isPlusSpace: false }).text;
  const parts: readonly (readonly [string, string])[] = [
    ['Scheme', url.protocol.replace(/:$/, '')],
    ['User', plain(url.username)],
    ['Password', plain(url.password)],
    ['Host', url.hostname],
    ['Port', url.port],
    ['Path', plain(url.pathname)],
    ['Fragment', plain(url.hash.slice(1))],
  ];
  return parts.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value }));
}

import type { Note } from '#core/errors.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { convertText, type Conversion } from './logic.ts';
import { schema, type UrlState } from './state.ts';

export default defineOperation({
  schema,
  takes: 'text',
  invert: ({ tab }) => ({ tab: tab === 'encode' ? 'decode' : 'encode' }),
  sample: 'café & crème, 50% off!',
  async run(input, options) {
    const { text, ...detail } = convertText(await input.text(), options);
    return {
      parts: [{ name: nameOf(options), kind: URL.canParse(text) ? 'url' : 'text', content: text }],
      notes: describeFindings(detail),
      detail,
    };
  },
});

function nameOf({ tab }: UrlState): string {
  return tab === 'encode' ? 'encoded.txt' : 'decoded.txt';
}

function describeFindings({ decoded, furtherLayers }: Omit<Conversion, 'text'>): Note[] {
  if (!decoded) return [];
  const { faults, faultCount, plusCount, escapeCount } = decoded;
  const notes: Note[] = faults.map(({ message, raw, offset, line, column }) => ({
    severity: 'error',
    sentence: `${message} It is left as it is.`,
    place: { offset, line, column, length: raw.length },
  }));
  const remark = (sentence: string, hint?: string) => notes.push({ severity: 'info', sentence, hint });
  if (faultCount > faults.length)
    remark(`${formatCount(faultCount - faults.length, 'more place')} could not be decoded.`);
  if (furtherLayers > 0)
    remark(`The result is still encoded, ${formatCount(furtherLayers, 'time')} over.`, 'Decode it again.');
  if (plusCount > 0)
    remark(`${formatCount(plusCount, 'plus sign')} kept.`, 'In form data and queries it means a space.');
  if (escapeCount > 0)
    remark(
      `${formatCount(escapeCount, '%uXXXX sequence')} decoded, as JavaScript’s old escape() writes them.`,
    );
  return notes;
}

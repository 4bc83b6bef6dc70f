import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import { countUnknown } from '#client/lib/pdf/text/fonts/glyph-names.ts';
import type { TextRun } from '#client/lib/pdf/text/text-run.ts';
import type { Note } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { schema } from './state.ts';

/** Names the pages that could not be read. */
export function describeDamaged(name: string, numbers: readonly number[]): Note {
  const sentence = `Not read: ${list(numbers)} of “${name}”, where the file is damaged.`;
  return {
    severity: 'error',
    sentence,
    hint: 'Open it in a PDF viewer. If that works, print it to a new PDF.',
  };
}

const mostExamples = 3;

/** Names the removed headers and footers. */
export function describeRemoved(name: string, removed: readonly string[]): Note[] {
  if (removed.length === 0) return [];
  const examples = removed.slice(0, mostExamples).map((text) => `“${shorten(text)}”`);
  const rest =
    removed.length > mostExamples ? ` and ${formatCount(removed.length - mostExamples, 'other')}` : '';
  const sentence = `Removed from the edges of most pages of “${name}”: ${examples.join(', ')}${rest}.`;
  return [inform(sentence, `Turn off “${schema.dropsRunning.label}” to keep them.`)];
}

/** Names the layers that are off. */
export function describeHidden(name: string, layers: readonly string[]): Note[] {
  if (layers.length === 0) return [];
  const shown = layers.slice(0, mostExamples).map((layer) => `“${shorten(layer)}”`);
  const rest = layers.length - shown.length;
  const sentence = `Not read: what is on layers of “${name}” that are off: ${shown.join(', ')}${rest > 0 ? ` and ${formatCount(rest, 'other')}` : ''}.`;
  return [inform(sentence, 'To read it, turn them on in a PDF editor and save the file.')];
}

const longestExample = 60;
const shorten = (text: string) => (text.length > longestExample ? `${text.slice(0, longestExample)}…` : text);

/** With a larger part of unknown letters, a page's text is useless. */
const mostUnknown = 0.3;

/** Names the pages whose text is missing or unknown. */
export function describePages(
  name: string,
  numbers: readonly number[],
  pages: readonly (readonly TextRun[])[],
): Note[] {
  const texts = pages.map((runs) => runs.map(({ text }) => text).join(''));
  const numbersOf = (is: (text: string) => boolean) => numbers.filter((_, index) => is(texts[index] ?? ''));
  const empty = numbersOf((text) => text.trim() === '');
  const isUseless = (text: string) =>
    countUnknown(text) + (text.match(/[\ue000-\uf8ff]/g)?.length ?? 0) > mostUnknown * text.length;
  const useless = numbersOf((text) => text.trim() !== '' && isUseless(text));
  const partly = numbersOf((text) => countUnknown(text) > 0 && !isUseless(text));
  const notes: Note[] = [];
  if (empty.length > 0) {
    notes.push(
      warn(
        `No text on ${list(empty)} of “${name}”: ${empty.length === 1 ? 'it is' : 'they are'} empty, or a picture such as a scan.`,
        'This tool does not recognize text in pictures (OCR).',
      ),
    );
  }
  if (useless.length > 0) {
    const sentence = `The text on ${list(useless)} of “${name}” has no meaning to programs: the file does not say which letters its signs are.`;
    notes.push(warn(sentence));
  }
  if (partly.length > 0) {
    const sentence = `Some letters on ${list(partly)} of “${name}” are not known: the file does not say which they are.`;
    notes.push(warn(sentence, 'Compare these pages with the PDF.'));
  }
  return notes;
}

const maxListed = 12;

function list(numbers: readonly number[]): string {
  const shown = numbers.slice(0, maxListed).join(', ');
  const rest = numbers.length - maxListed;
  return `page${numbers.length === 1 ? '' : 's'} ${shown}${rest > 0 ? ` and ${formatCount(rest, 'other')}` : ''}`;
}

import { warn } from '#client/tool-kit/operations/notes.ts';
import { append } from '#core/collections/append.ts';
import type { Note } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { PlaceFinder, placeOf } from '#core/text/encodings/text-place.ts';
import { type Fault, type ReadString, StringFault } from './reading.ts';
import type { Language } from './schema.ts';
import { readCodeString } from './unescape-code.ts';
import { readCsvField, readMarkup, readRegex, readSql } from './unescape-plain.ts';
import { readShell } from './unescape-shell.ts';

const maxNotes = 50;
const plainReaders = { sql: readSql, regex: readRegex, csv: readCsvField, xml: readMarkup, shell: readShell };

/** Reads a string, or one in each line. Throws a ToolInputError with the place of a string that is not valid. */
export function unescapeText(
  text: string,
  { language, isPerLine }: { readonly language: Language; readonly isPerLine: boolean },
): { readonly text: string; readonly notes: Note[] } {
  const faults: Fault[] = [];
  const read = (part: string, base: number): string => {
    try {
      const { text, faults: found } = readString(part, language);
      append(
        faults,
        found.map((fault) => ({ ...fault, offset: base + fault.offset })),
      );
      return text;
    } catch (error) {
      if (error instanceof StringFault) throw error.at(placeOf(text, base + error.offset));
      throw error;
    }
  };
  if (!isPerLine) return { text: read(text, 0), notes: toNotes(text, faults) };
  let base = 0;
  const pieces = text.split(/(\r\n|\n|\r)/).map((piece, index) => {
    const result = index % 2 === 0 ? read(piece, base) : piece;
    base += piece.length;
    return result;
  });
  return { text: pieces.join(''), notes: toNotes(text, faults) };
}

function readString(text: string, language: Language): ReadString {
  switch (language) {
    case 'sql':
    case 'regex':
    case 'csv':
    case 'xml':
    case 'shell':
      return plainReaders[language](text);
    default:
      return readCodeString(text, language);
  }
}

function toNotes(text: string, faults: readonly Fault[]): Note[] {
  const places = new PlaceFinder(text);
  const ordered = faults.toSorted((a, b) => a.offset - b.offset);
  const notes = ordered.slice(0, maxNotes).map(({ sentence, offset, length }): Note => {
    return warn(sentence, undefined, { ...places.find(offset), length });
  });
  if (ordered.length <= maxNotes) return notes;
  const more = formatCount(ordered.length - maxNotes, 'more place');
  return [...notes, warn(`${more} like these.`)];
}

import { shorten } from '#core/text/writing/shorten.ts';
import { ToolInputError } from '#core/errors.ts';
import { PlaceFinder, type TextPlace } from '#core/text/encodings/text-place.ts';
import type { Uuid } from '../making/layout.ts';
import { writeId } from '../writing.ts';
import { explainId, type Explanation } from './explain.ts';
import { readId } from './read-id.ts';

/** Matches the text between the separators of ids in lists, JSON and SQL. */
const token = /[^\s,;"'`()[\]]+/g;
/** No id ends with these. */
const endOfSentence = /[.:!?]+$/;
const shownLetters = 60;

export interface InspectedId {
  readonly written: string;
  readonly line: number;
  readonly id: Uuid;
  readonly plain: string;
  readonly explanation: Explanation;
  /** True if the same id occurred before. */
  readonly isRepeated: boolean;
}

export interface WrongId {
  readonly written: string;
  readonly place: TextPlace;
  readonly problem: string;
}

export interface Inspection {
  readonly ids: readonly InspectedId[];
  readonly wrong: readonly WrongId[];
  readonly repeated: number;
  /** The number of ids that are smaller than the previous one. */
  readonly backwards: number;
}

/** Reads all ids of a text. Throws a ToolInputError if there are none. */
export function inspectIds(text: string): Inspection {
  const ids: InspectedId[] = [];
  const wrong: WrongId[] = [];
  const known = new Set<string>();
  const places = new PlaceFinder(text);
  let [repeated, backwards, last] = [0, 0, ''];
  for (const { 0: found, index } of text.matchAll(token)) {
    const written = found.replace(endOfSentence, '');
    if (written === '') continue;
    const place = places.find(index);
    const read = readId(written);
    if (!read.bytes) {
      wrong.push({ written: shorten(written, shownLetters), place, problem: read.problem });
      continue;
    }
    const plain = writeId(read.bytes, { form: 'plain', isUpper: false });
    const isRepeated = known.has(plain);
    known.add(plain);
    if (isRepeated) repeated += 1;
    if (plain < last) backwards += 1;
    last = plain;
    ids.push({
      written,
      line: place.line,
      id: read.bytes,
      plain,
      isRepeated,
      explanation: explainId(read.bytes, read.form),
    });
  }
  if (ids.length === 0) throw nothingFound(wrong[0]);
  return { ids, wrong, repeated, backwards };
}

function nothingFound(first: WrongId | undefined): ToolInputError {
  if (!first)
    return new ToolInputError('There is no id here.', {
      hint: 'Paste UUIDs, ULIDs, KSUIDs or ObjectIds, one per line.',
    });
  return new ToolInputError(`“${first.written}” is not a UUID: ${first.problem}`, {
    ...first.place,
    hint: 'A UUID looks like 017f22e2-79b0-7cc3-98c4-dc0c0c07398f.',
  });
}

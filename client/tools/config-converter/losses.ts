import type { Note, NotePlace } from '#core/errors.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

/** The losses of a conversion, with the sentence for one and for several. */
const sentences = {
  comment: ['1 comment lost.', '# comments lost.'],
  instruction: ['1 instruction or DOCTYPE lost.', '# instructions and DOCTYPEs lost.'],
  mixed: [
    'Text between the elements of 1 element was joined.',
    'Text between the elements of # elements was joined.',
  ],
  date: ['1 date became a text.', '# dates became texts.'],
  cutTime: ['1 time cut to milliseconds.', '# times cut to milliseconds.'],
  infinite: ['1 inf or nan became a text.', '# inf or nan became texts.'],
  nullDropped: ['1 null left out: TOML has none.', '# nulls left out: TOML has none.'],
  nullEmpty: ['1 null written as an empty value.', '# nulls written as empty values.'],
  bare: [
    '1 null written as a key without a value, which some readers refuse.',
    '# nulls written as keys without a value, which some readers refuse.',
  ],
  bigInteger: ['1 integer beyond 64 bits written as a text.', '# integers beyond 64 bits written as texts.'],
  roundedFloat: ['1 decimal rounded to a double.', '# decimals rounded to doubles.'],
  typed: ['1 number or boolean became a text.', '# numbers and booleans became texts.'],
  empty: [
    '1 empty list or object written as an empty value.',
    '# empty lists and objects written as empty values.',
  ],
  single: ['1 list of one item written as its item.', '# lists of one item written as their items.'],
  emptyList: ['1 empty list left out: XML has none.', '# empty lists left out: XML has none.'],
  repeated: ['1 repeated key: its values are a list.', '# repeated keys: their values are lists.'],
  replaced: ['1 repeated key: the last value is kept.', '# repeated keys: the last value is kept.'],
  collision: [
    '1 key is written twice, as another key is written the same.',
    '# keys are written twice, as other keys are written the same.',
  ],
  unnested: [
    '1 dotted key is not nested, as its beginning has a value.',
    '# dotted keys are not nested, as their beginnings have values.',
  ],
  name: [
    '1 key changed, as the format does not allow its characters.',
    '# keys changed, as the format does not allow their characters.',
  ],
  character: [
    '1 text changed, as the format cannot hold its characters.',
    '# texts changed, as the format cannot hold their characters.',
  ],
  inexact: [
    '1 value has quotes, spaces or blank lines that some readers change.',
    '# values have quotes, spaces or blank lines that some readers change.',
  ],
  remark: [
    '1 value has a ; or #, where some readers begin a comment.',
    '# values have a ; or #, where some readers begin a comment.',
  ],
  split: [
    '1 list of lists, or of values and objects, is read as separate keys and sections.',
    '# lists of lists, or of values and objects, are read as separate keys and sections.',
  ],
  flattened: ['1 nested value written under a joined key.', '# nested values written under joined keys.'],
} as const;

export type Loss = keyof typeof sentences;

const harmless: ReadonlySet<Loss> = new Set([
  'comment',
  'instruction',
  'date',
  'typed',
  'repeated',
  'single',
  'flattened',
  'remark',
]);

/** Counts losses, with the first place or path of each kind. */
export class Losses {
  readonly #counts = new Map<Loss, number>();
  readonly #firsts = new Map<Loss, { path?: string; place?: NotePlace }>();
  readonly #others: Note[] = [];

  /** Adds a loss in the input, at a place. */
  addAt(loss: Loss, place: NotePlace): void {
    this.#count(loss, { place });
  }

  /** Adds a loss of the value at a path of keys. */
  add(loss: Loss, path: readonly string[] = []): void {
    this.#count(loss, path.length > 0 ? { path: path.join('.') } : {});
  }

  say(severity: 'warning' | 'info', sentence: string): void {
    this.#others.push({ severity, sentence });
  }

  push(notes: readonly Note[]): void {
    for (const note of notes) this.#others.push(note);
  }

  /** Returns one note for each kind, warnings first. */
  notes(): Note[] {
    const counted = [...this.#counts].map(([loss, count]): Note => {
      const { path, place } = this.#firsts.get(loss) ?? {};
      const [one, many] = sentences[loss];
      const sentence = count === 1 ? one : many.replace('#', writeNumber(count));
      return {
        severity: harmless.has(loss) ? 'info' : 'warning',
        sentence:
          path === undefined
            ? sentence
            : `${sentence.slice(0, -1)} (${count === 1 ? '' : 'first: '}${path}).`,
        place,
      };
    });
    const rank = ({ severity }: Note) => (severity === 'info' ? 1 : 0);
    return [...this.#others, ...counted].sort((a, b) => rank(a) - rank(b));
  }

  #count(loss: Loss, first: { path?: string; place?: NotePlace }): void {
    const count = this.#counts.get(loss) ?? 0;
    if (count === 0) this.#firsts.set(loss, first);
    this.#counts.set(loss, count + 1);
  }
}

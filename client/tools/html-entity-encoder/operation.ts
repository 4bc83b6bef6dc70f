import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { choice, flag } from '#client/tool-kit/state/state-schema.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import type { DecodedText, DecodeFinding } from './decode.ts';
import type { EncodedText } from './encode.ts';

const encoding = { direction: ['encode'] } as const;
const decoding = { direction: ['decode'] } as const;

const reachLabels = {
  special: 'Markup: & < > " \'',
  nonAscii: 'Markup and non-ASCII',
  all: 'All but line breaks',
};

const formLabels = {
  named: 'Names: &eacute;',
  xml: 'XML: its five names, else &#233;',
  decimal: 'Decimal: &#233;',
  hex: 'Hexadecimal: &#xE9;',
};

const contextLabels = {
  text: 'Text',
  attribute: 'Attribute value',
  strict: 'Strict (semicolon required)',
};

export default defineOperation({
  schema: {
    direction: choice({ encode: 'Encode', decode: 'Decode' }, 'encode', 'Direction'),
    reach: choice(reachLabels, 'special', 'Characters', { onlyIf: encoding }),
    form: choice(formLabels, 'named', 'Format', { onlyIf: encoding }),
    isKept: flag(false, 'Keep existing entities', { onlyIf: encoding }),
    context: choice(contextLabels, 'text', 'Context', { onlyIf: decoding }),
    isRepeated: flag(false, 'Decode repeatedly', { onlyIf: decoding }),
  },
  takes: 'text',
  sample: '<a href="?q=1&lang=fr">Crème brûlée — 5 € & “more”</a>',
  invert: ({ direction }) => ({ direction: direction === 'encode' ? 'decode' : 'encode' }),
  async run(input, { direction, context, isRepeated, ...options }) {
    const text = await input.text();
    if (direction === 'encode') {
      const { encodeEntities } = await import('./encode.ts');
      const encoded = encodeEntities(text, options);
      return {
        parts: [{ name: 'encoded.html', kind: 'html', content: encoded.text }],
        notes: notesOfEncoding(encoded),
      };
    }
    const { countLayers, decodeEntities } = await import('./decode.ts');
    const first = decodeEntities(text, context);
    let decoded = first;
    let times = 1;
    for (; isRepeated && times < 20 && countLayers(decoded.text) > 0; times += 1) {
      decoded = decodeEntities(decoded.text, context);
    }
    const notes = [
      ...first.findings.map(describeFinding),
      ...remarks(first, times, countLayers(decoded.text)),
    ];
    return { parts: [{ name: 'decoded.txt', kind: 'text', content: decoded.text }], notes };
  },
});

function notesOfEncoding({ keptCount, brokenCount }: EncodedText): Note[] {
  const notes: Note[] = [];
  if (brokenCount > 0) {
    const what = formatCount(brokenCount, 'half of a surrogate pair', 'halves of surrogate pairs');
    notes.push(warn(`The text holds ${what}, which no entity can write. It was replaced by U+FFFD (�).`));
  }
  if (keptCount > 0) {
    notes.push(inform(`${formatCount(keptCount, 'entity', 'entities')} left as they were.`));
  }
  return notes;
}

function describeFinding({ kind, raw, decoded, offset, line, column }: DecodeFinding): Note {
  const place = { offset, line, column, length: raw.length };
  switch (kind) {
    case 'missing-semicolon':
      return warn(`${raw} has no semicolon; browsers read it as ${decoded}.`, undefined, place);
    case 'replaced':
      return warn(
        `${raw} is not the number of a character. Browsers read it as ${decoded}.`,
        undefined,
        place,
      );
    case 'no-digits':
      return warn(`No digits follow ${raw}. It is left as it is.`, undefined, place);
    case 'unknown':
      return warn(`HTML has no entity ${raw.slice(1, -1)}. It is left as it is.`, undefined, place);
  }
}

function remarks(
  { findings, findingCount, referenceCount }: DecodedText,
  times: number,
  layersLeft: number,
): Note[] {
  const notes: Note[] = [];
  const add = (sentence: string, hint?: string) => notes.push(inform(sentence, hint));
  if (findingCount > findings.length) {
    add(`${formatCount(findingCount - findings.length, 'more place')} like these.`);
  }
  if (referenceCount === 0) add('The text holds no entities: it is as it was.');
  if (times > 1) add(`Decoded ${formatCount(times, 'time')}.`);
  if (layersLeft > 0) {
    add(
      'The result still holds entities: it was encoded more than once, or speaks of them.',
      'To read those, too, turn on “Decode repeatedly”.',
    );
  }
  return notes;
}

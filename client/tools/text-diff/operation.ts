import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import { defineOperation, type FileInput } from '#client/tool-kit/operations/operation.ts';
import { asTextIfSmall } from '#client/tool-kit/operations/part-content.ts';
import { ToolInputError, type Note } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { decodeText } from '#core/text/encodings/text-decoding.ts';
import { refuseBinary } from '#core/text/kinds/binary-kind.ts';
import type { DiffDetail } from './compare.ts';
import { encodingOfType } from './file-encoding.ts';
import { comparisonSchema } from './state.ts';

export default defineOperation({
  schema: comparisonSchema,
  takes: 'files',
  timeLimitMs: 120_000,
  timeHint: 'Compare them in parts.',
  async run(files, options) {
    const [old, now] = files;
    if (!old || !now || files.length > 2) {
      throw new ToolInputError('This compares two texts.', {
        hint: 'Add the old file first, then the new one.',
      });
    }
    const { compareTexts } = await import('./compare.ts');
    const isSameName = old.name === now.name;
    const before = await readText(old, isSameName ? 'The old ' : '');
    const after = await readText(now, isSameName ? 'The new ' : '');
    const { patch, detail } = compareTexts(before.text, after.text, old.name, options);
    return {
      parts: [
        {
          name: 'changes.patch',
          kind: 'text',
          content: await asTextIfSmall(patch),
        },
      ],
      notes: [
        ...describeDiff(detail, options.context),
        ...describeEncodings(before, after),
        ...describeForms(before, after),
      ],
      detail,
    };
  },
});

interface ReadText {
  readonly text: string;
  /** Its name in quotes at the start of a sentence; two files may have the same. */
  readonly title: string;
  readonly encoding: string;
  readonly hasByteOrderMark: boolean;
  readonly isDamaged: boolean;
}

/** A byte order mark of UTF-8 is kept: in a patch, the first line is not that line without it. */
async function readText(file: FileInput, side: string): Promise<ReadText> {
  const title = `${side}“${file.name}”`;
  const bytes = await file.bytes();
  const asked = encodingOfType(file.file.type);
  if (asked === undefined) refuseBinary(bytes, file.name, title);
  const { text, encoding, hasByteOrderMark, damage } = decodeText(bytes, asked);
  const mark = encoding === 'utf-8' && hasByteOrderMark ? '\ufeff' : '';
  return { text: mark + text, title, encoding, hasByteOrderMark, isDamaged: damage !== undefined };
}

function describeEncodings(...texts: readonly ReadText[]): Note[] {
  const marked = texts.filter(({ hasByteOrderMark }) => hasByteOrderMark);
  const isSameEncoding = new Set(texts.map(({ encoding }) => encoding)).size === 1;
  const [mark] = marked.length === 1 && (isSameEncoding || marked[0]?.encoding === 'utf-8') ? marked : [];
  const others = texts.filter(({ encoding }) => encoding !== 'utf-8');
  return [
    ...(mark
      ? [
          inform(
            `${mark.title} begins with a byte order mark (U+FEFF), which cannot be seen; the other text does not.`,
          ),
        ]
      : []),
    ...others.map(({ title, encoding }) =>
      warn(`${title} was read as ${encoding}; the patch is in UTF-8, and fits only files in UTF-8.`),
    ),
    ...texts
      .filter(({ isDamaged, encoding }) => isDamaged && encoding === 'utf-8')
      .map(({ title }) =>
        warn(`${title} has bytes that are not UTF-8: a patch of their lines does not fit the file.`),
      ),
  ];
}

function describeDiff(detail: DiffDetail, context: number): Note[] {
  const { changes, removedCount, addedCount, hasOtherLineEnds, isSameText, openText } = detail;
  const told = 'Line endings differ (CRLF and LF), which was not compared.';
  const kept = changes.length > 0 ? ' The patch keeps the line endings of the old text.' : '';
  const ends = hasOtherLineEnds ? [inform(told + kept)] : [];
  if (changes.length > 0) {
    return [
      inform(`${formatCount(removedCount, 'line')} removed, ${formatCount(addedCount, 'line')} added.`),
      ...(openText
        ? [inform(`The ${openText} text has no newline at end of file, which only the patch shows.`)]
        : []),
      ...(context === 0
        ? [inform('Git takes a patch without unchanged lines around only by git apply --unidiff-zero.')]
        : []),
      ...ends,
    ];
  }
  return [
    inform(isSameText ? 'The texts are the same.' : 'The texts are the same but for what is ignored.'),
    ...ends,
  ];
}

/** Lines may look the same and differ still: where one text writes é as one character, the other as two. */
function describeForms(...texts: readonly ReadText[]): Note[] {
  const [other, ...rest] = texts.filter(({ text }) => text !== text.normalize('NFC'));
  if (!other || rest.length > 0) return [];
  const sentence = `${other.title} has letters with separate accents (Unicode NFD), the other text has not: such lines look the same and differ.`;
  return [inform(sentence)];
}

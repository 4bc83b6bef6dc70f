import { inform, warn } from '#client/tool-kit/operations/notes.ts';
import type { Note } from '#core/errors.ts';
import { formatCount } from '#core/numbers/number-format.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';
import {
  findBrokenAnchors,
  type MarkdownDocument,
  parseMarkdown,
  serializeDocument,
  withLineFeeds,
} from './logic.ts';
import { makeContents } from './markdown/contents.ts';
import type { Flavor } from './markdown/parser.ts';
import { findUnreadable } from './markdown/unreadable.ts';
import { findUnusedReferences } from './markdown/unused-references.ts';
import { enrichDocument } from './markup/enrich.ts';
import { type HtmlDocumentOptions, makeHtmlDocument } from './markup/html-document.ts';

type ConversionOptions = { readonly flavour: Flavor } & (
  | ({ readonly output: 'document' } & HtmlDocumentOptions)
  | { readonly output: 'fragment' | 'contents' }
);

interface Conversion {
  readonly content: string;
  readonly notes: readonly Note[];
}

const maxNotes = 50;

/** Converts Markdown to another format, with notes on anything doubtful. */
export async function convertMarkdown(raw: string, options: ConversionOptions): Promise<Conversion> {
  const text = withLineFeeds(raw);
  if (options.output === 'contents') {
    // Only GitHub's Markdown gives headings ids to link to.
    const content = makeContents(parseMarkdown(text, 'github'));
    return { content, notes: content === '' ? [inform('There are no headings to list.')] : [] };
  }
  const document = parseMarkdown(text, options.flavour);
  const isForReading = options.output === 'document';
  const { document: written } = await enrichDocument(document, { isForReading });
  return {
    content: options.output === 'document' ? makeHtmlDocument(written, options) : serializeDocument(written),
    notes: [...describeUnreadable(written), ...describeMarks(text, document, raw === text)],
  };
}

function describeUnreadable({ blocks }: MarkdownDocument): Note[] {
  const found = blocks.flatMap(({ nodes, startLine }) =>
    findUnreadable(nodes).map((reason) => ({ reason, line: startLine + 1 })),
  );
  return describeFirst(found, ({ reason, line }) =>
    warn(`A formula or diagram is left as code: ${reason}`, undefined, { line }),
  );
}

/** Writes notes on broken links and unused definitions. Offsets are valid only if no line end was changed. */
function describeMarks(text: string, document: MarkdownDocument, hasOffsets: boolean): Note[] {
  const marks = [...findBrokenAnchors(text, document), ...findUnusedReferences(text)];
  return describeFirst(marks, ({ from, to, message, severity }) => {
    const { offset, ...place } = placeOf(text, from);
    return {
      severity,
      sentence: message,
      place: hasOffsets ? { ...place, offset, length: to - from } : place,
    };
  });
}

function describeFirst<Found>(found: readonly Found[], describe: (one: Found) => Note): Note[] {
  const rest = found.length - maxNotes;
  const notes = found.slice(0, maxNotes).map(describe);
  return rest > 0 ? [...notes, inform(`${formatCount(rest, 'further place')} of this kind.`)] : notes;
}

import { warn } from '#client/tool-kit/operations/notes.ts';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { ToolInputError, type Note } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** Where white space is content, prettier changes the text that it believes to be after a closed element. */
const keepsSpace = /^(?:listing|plaintext|pre|textarea|title|xmp)$/;
/** White space makes HTML open these again, so that empty ones come and go, and outer ones change with inner ones. */
const formatting = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/;
/** More notes would not help. */
const mostNotes = 10;

/**
 * Compares a page with its formatted text as the HTML Standard reads them; prettier closes `<a name="x"/>`, and
 * elements without an end tag, in other places. Returns notes on what looks different, and throws a ToolInputError
 * if text is lost or changed.
 */
export function judgePage(source: string, laidOut: string): Note[] {
  if (isNoPage(source)) return [];
  const slashes: number[] = [];
  const page = parse(source, {
    sourceCodeLocationInfo: true,
    scriptingEnabled: false,
    onParseError: ({ code, startOffset }) => {
      if (code.startsWith('non-void-html-element-start-tag-with-trailing')) slashes.push(startOffset);
    },
  });
  const notes = slashes.slice(0, mostNotes).map((offset) => noteSlash(source, offset));
  const one = readPage(page);
  const other = readPage(parse(laidOut, { scriptingEnabled: false }));
  if (one.said === other.said) return notes;
  const offset = firstDifference(one, other) ?? source.length;
  if (one.letters !== other.letters) {
    throw new ToolInputError('Prettier would change the text of the page here.', {
      ...placeOf(source, offset),
      hint: 'Close the elements around it.',
    });
  }
  return notes.length > 0 ? notes : [noteNesting(source, offset)];
}

function noteSlash(source: string, offset: number): Note {
  const [, name = ''] = /^<([^\s/>]+)/.exec(source.slice(offset, offset + 100)) ?? [];
  const place = { ...placeOf(source, offset), length: name.length + 1 };
  const closed = `Write <${name}></${name}>`;
  if (keepsSpace.test(name.toLowerCase())) {
    throw new ToolInputError(`HTML ignores the slash in <${name}/>: what follows is its content.`, {
      ...place,
      hint: `${closed}.`,
    });
  }
  return warn(
    `HTML ignores the slash in <${name}/>: the element stays open, although this layout closes it.`,
    `${closed} to close it.`,
    place,
  );
}

function noteNesting(source: string, offset: number): Note {
  return warn(
    'HTML nests these elements differently than this layout shows, because some are not closed.',
    'Close the elements from here on.',
    { ...placeOf(source, offset), length: 1 },
  );
}

/** Returns whether it is XHTML, where a slash closes any element, or front matter, which is not HTML. */
export const isNoPage = (source: string): boolean => /^\s*(?:<\?xml\b|---\s*\n)/.test(source);

/** True if the HTML Standard reads the same elements and texts in both. */
export const isSamePage = (one: string, other: string): boolean =>
  readPage(parse(one, { scriptingEnabled: false })).said ===
  readPage(parse(other, { scriptingEnabled: false })).said;

interface Reading {
  /** The elements, and the text with the elements around it, without white space. */
  readonly said: string;
  readonly letters: string;
  /** The start of each element and text in `said` and in the source. */
  readonly places: readonly { readonly at: number; readonly offset: number | undefined }[];
}

function readPage(page: Node): Reading {
  const places: { at: number; offset: number | undefined }[] = [];
  let said = '';
  let letters = '';
  let before = '';
  const add = (text: string, offset: number | undefined) => {
    places.push({ at: said.length, offset });
    said += text;
  };
  const look = (node: Node, around: readonly string[], outer: number | undefined): void => {
    // Prettier formats content that is not HTML.
    if (node.nodeName === 'script' || node.nodeName === 'style') return;
    const offset = ('sourceCodeLocation' in node ? node.sourceCodeLocation?.startOffset : undefined) ?? outer;
    if (node.nodeName === '#text' && 'value' in node) {
      const text = node.value.replaceAll(/\s/g, '');
      if (text === '') return;
      // Text may come in several pieces.
      const names = around.join(' ');
      add(names === before ? text : `<${names}>${text}`, offset);
      before = names;
      letters += text;
      return;
    }
    if (!formatting.test(node.nodeName)) {
      add(`<${node.nodeName}/>`, offset);
      before = '';
    }
    const inside = around.includes(node.nodeName) ? around : [...around, node.nodeName].sort();
    if ('content' in node) look(node.content, inside, offset);
    if ('childNodes' in node) for (const child of node.childNodes) look(child, inside, offset);
  };
  look(page, [], undefined);
  return { said, letters, places };
}

/** Returns the place in the source where the two readings first differ. */
function firstDifference({ said, places }: Reading, { said: other }: Reading): number | undefined {
  let index = 0;
  while (index < said.length && said[index] === other[index]) index += 1;
  return places.findLast(({ at }) => at <= index)?.offset;
}

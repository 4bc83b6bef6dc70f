import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { ToolInputError, type Note } from '#core/errors.ts';
import { placeOf } from '#core/text/encodings/text-place.ts';

type Node = DefaultTreeAdapterTypes.Node;

/** Where white space is content, prettier changes what it takes for the text behind a closed element. */
const keepsSpace = /^(?:listing|plaintext|pre|textarea|title|xmp)$/;
/** White space makes HTML open these again, so that empty ones come and go, and outer ones change with inner ones. */
const formatting = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/;
/** More notes than that help nobody. */
const mostNotes = 10;

/**
 * Compares a page with its layout by the reading of the HTML Standard, where prettier has one of its own: it closes
 * `<a name="x"/>`, and elements that are not closed, elsewhere. Returns notes on what it shows otherwise, and throws a
 * ToolInputError where text is lost or changed.
 */
export function judgePage(source: string, laidOut: string): Note[] {
  // XHTML, where a slash closes any element, and front matter, which is no HTML.
  if (/^\s*(?:<\?xml\b|---\s*\n)/.test(source)) return [];
  const slashes: number[] = [];
  const page = parse(source, {
    sourceCodeLocationInfo: true,
    scriptingEnabled: false,
    onParseError: ({ code, startOffset }) => {
      if (code.startsWith('non-void-html-element-start-tag-with-trailing')) slashes.push(startOffset);
    },
  });
  const notes = slashes.slice(0, mostNotes).map((offset) => noteSlash(source, offset));
  const one = partsOf(page);
  const other = partsOf(parse(laidOut, { scriptingEnabled: false }));
  refuseOtherText(source, one, other);
  const index = one.findIndex(({ said }, at) => said !== other[at]?.said);
  const isSame = index < 0 && one.length === other.length;
  return isSame || notes.length > 0 ? notes : [noteNesting(source, one.at(index)?.offset ?? source.length)];
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
  return {
    severity: 'warning',
    sentence: `HTML ignores the slash in <${name}/>: the element stays open, unlike in this layout.`,
    hint: `${closed} to close it.`,
    place,
  };
}

function noteNesting(source: string, offset: number): Note {
  return {
    severity: 'warning',
    sentence: 'HTML nests the elements otherwise than this layout shows, since some are not closed.',
    hint: 'Close the elements from here on.',
    place: { ...placeOf(source, offset), length: 1 },
  };
}

/** An element, or a letter with the elements around it. */
interface Part {
  readonly said: string;
  readonly letter?: string;
  readonly offset: number | undefined;
}

function partsOf(page: Node): Part[] {
  const parts: Part[] = [];
  const look = (node: Node, around: ReadonlySet<string>, outer: number | undefined): void => {
    // Prettier lays out what is no HTML inside.
    if (node.nodeName === 'script' || node.nodeName === 'style') return;
    const offset = ('sourceCodeLocation' in node ? node.sourceCodeLocation?.startOffset : undefined) ?? outer;
    if (node.nodeName === '#text' && 'value' in node) {
      const names = [...around].sort().join(' ');
      for (const letter of node.value.replaceAll(/\s/g, ''))
        parts.push({ said: `${letter} in ${names}`, letter, offset });
    } else if (!formatting.test(node.nodeName)) parts.push({ said: node.nodeName, offset });
    const inside = new Set([...around, node.nodeName]);
    if ('content' in node) look(node.content, inside, offset);
    if ('childNodes' in node) for (const child of node.childNodes) look(child, inside, offset);
  };
  look(page, new Set(), undefined);
  return parts;
}

function refuseOtherText(source: string, one: readonly Part[], other: readonly Part[]): void {
  const lettersOf = (parts: readonly Part[]) => parts.filter(({ letter }) => letter !== undefined);
  const [letters, laidOut] = [lettersOf(one), lettersOf(other)];
  const index = letters.findIndex(({ letter }, at) => letter !== laidOut[at]?.letter);
  if (index < 0 && letters.length === laidOut.length) return;
  throw new ToolInputError('Prettier would change the text of the page here.', {
    ...placeOf(source, letters.at(index)?.offset ?? source.length),
    hint: 'Close the elements around it.',
  });
}

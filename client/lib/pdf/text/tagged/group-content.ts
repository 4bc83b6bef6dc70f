import { append } from '#core/collections/append.ts';
import type { TextRun } from '#client/lib/pdf/text/text-run.ts';
import type { TaggedElement } from './read-structure.ts';

/** The role of a text in the document's structure. */
export interface Tag {
  readonly role: string;
  /** The depth of the lists that it is in. */
  readonly level: number;
  readonly isQuote: boolean;
  /** The table that it is in. */
  readonly table?: TaggedElement;
  /** Whether some of its content is in no element within it; Chromium has one for each text up to a line break. */
  isLoose?: boolean;
}

/** Marked content that is one text: a paragraph, a heading, a list item, a row of a table. */
export interface ContentGroup extends Tag {
  readonly contents: readonly number[];
  /** The content of each cell of a row. */
  readonly cells?: readonly (readonly number[])[];
}

/** The runs of a group on a page. */
export interface GroupRuns {
  readonly group: ContentGroup;
  readonly runs: readonly TextRun[];
  /** Its runs column by column. */
  readonly parts: readonly (readonly TextRun[])[];
}

/** Elements within a line (ISO 32000-1, 14.8.4.4), and those that only hold others. */
const inline =
  /^(?:Span|Link|Reference|Quote|Em|Strong|Sub|Code|Annot|Ruby|R[BTP]|Warichu|W[TP]|BibEntry|Form|Formula|NonStruct|Private|Lbl|LBody)$/;
/** Elements of blocks, whose own content continues after each block. */
const grouping = /^(?:Document|DocumentFragment|Part|Art|Sect|Div|BlockQuote|TOC|Index|Figure|L|Aside)$/;

const holding = /^(?:Part|Art|Sect|Div)$/;

type Place = Tag;

interface Collection {
  readonly groups: Draft[];
  /** The text to which content is added. */
  open: Draft | undefined;
  /** Whether the next paragraph is the first one of a list item, and so is the item itself. */
  startsItem: boolean;
}

type Draft = ContentGroup & { readonly contents: number[] };

/** Lists the texts of a structure in its order. */
export function groupContent(root: TaggedElement): readonly ContentGroup[] {
  const into: Collection = { groups: [], open: undefined, startsItem: false };
  collect(root, { role: 'Div', level: 0, isQuote: false }, into);
  return into.groups.filter(({ contents }) => contents.length > 0);
}

function collect(element: TaggedElement, place: Place, into: Collection): void {
  for (const kid of element.kids) {
    if (typeof kid === 'number') addContent(kid, element, place, into);
    else if (/^(?:LI|TOCI)$/.test(kid.role)) collectItem(kid, place, into);
    else if (kid.role === 'TR') collectRow(kid, element, place, into);
    else if (isInline(kid, place)) collect(kid, place, into);
    else if (into.startsItem && holding.test(kid.role)) collect(kid, place, into);
    else if (into.startsItem && !grouping.test(kid.role) && kid.role !== 'Table') {
      into.startsItem = false;
      collect(kid, place, into);
      into.open = undefined;
    } else collectBlock(kid, place, into);
  }
}

function addContent(content: number, { role }: TaggedElement, place: Place, into: Collection): void {
  const group = openGroup(place, into);
  group.contents.push(content);
  if (role !== 'NonStruct') group.isLoose = true;
}

/** Code by itself is a listing. */
function isInline({ role }: TaggedElement, place: Place): boolean {
  return inline.test(role) && !(role === 'Code' && grouping.test(place.role));
}

function openGroup(place: Place, into: Collection): Draft {
  if (into.open) return into.open;
  const role = grouping.test(place.role) && place.role !== 'Figure' ? 'P' : place.role;
  into.open = { ...place, role, contents: [] };
  into.groups.push(into.open);
  return into.open;
}

function collectItem(item: TaggedElement, place: Place, into: Collection): void {
  into.open = undefined;
  into.startsItem = true;
  collect(item, { ...place, role: item.role }, into);
  into.startsItem = false;
  into.open = undefined;
}

function collectBlock(block: TaggedElement, place: Place, into: Collection): void {
  // A note or a picture in the middle of a text comes after it.
  const outer = grouping.test(place.role) || /^(?:LI|TOCI)$/.test(place.role) ? undefined : into.open;
  into.open = undefined;
  into.startsItem = /^(?:FE)?Note$/.test(block.role);
  const level = place.level + (block.role === 'L' ? 1 : 0);
  const isQuote = place.isQuote || block.role === 'BlockQuote';
  if (block.role === 'Table') collectTable(block, block, place, into);
  else collect(block, { ...place, role: block.role, level, isQuote }, into);
  into.startsItem = false;
  into.open = outer;
}

/** Collects the rows of a table. Rows with texts below each other in a cell are a layout and not data. */
function collectTable(part: TaggedElement, table: TaggedElement, place: Place, into: Collection): void {
  for (const kid of part.kids) {
    into.open = undefined;
    if (typeof kid === 'number') openGroup({ ...place, role: 'P' }, into).contents.push(kid);
    else if (/^T(?:Head|Body|Foot)$/.test(kid.role)) collectTable(kid, table, place, into);
    else if (kid.role === 'TR') collectRow(kid, table, place, into);
    else collectBlock(kid, place, into);
  }
}

function collectRow(row: TaggedElement, table: TaggedElement, place: Place, into: Collection): void {
  const cells = row.kids.flatMap((kid) => {
    if (typeof kid === 'number') return [];
    const inside: Collection = { groups: [], open: undefined, startsItem: false };
    collect(kid, { ...place, role: 'Div', table }, inside);
    return [inside.groups];
  });
  if (
    (cells.length < 2 && !hasColumns(table)) ||
    cells.some((groups) => groups.length > 1 || groups[0]?.cells)
  ) {
    append(into.groups, cells.flat());
    return;
  }
  const contents = cells.map(([group]) => group?.contents ?? []);
  into.groups.push({
    ...place,
    role: 'TR',
    table,
    contents: contents.flat(),
    cells: contents,
  });
}

/** Returns whether a row of a table has several cells. */
function hasColumns({ role, kids }: TaggedElement): boolean {
  if (role === 'TR' && kids.length > 1) return true;
  return kids.some(
    (kid) => typeof kid !== 'number' && /^T(?:R|Head|Body|Foot)$/.test(kid.role) && hasColumns(kid),
  );
}

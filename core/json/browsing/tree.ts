import { shorten } from '#core/text/writing/shorten.ts';
import { COLON, COMMA } from '#core/json/bytes/byte-codes.ts';
import type { Analysis } from '#core/json/reading/analysis.ts';
import { type Child, ChildWalk, documentsNode, nextToken } from '#core/json/reading/child-walk.ts';
import { ContainerIndex } from '#core/json/reading/container-index.ts';
import { END, Lexer } from '#core/json/reading/lexer.ts';
import { locateNode, type NodeLocation } from './locate.ts';
import { decodeToken, sliceText } from '#core/json/reading/string-token.ts';

export type NodeType = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null' | 'documents';

/** A value as a row of the tree. */
export interface TreeNode {
  /** The byte offset of the value, or `documentsNode`. */
  readonly id: number;
  readonly type: NodeType;
  /** The key, shortened like `preview`; undefined in an array. */
  readonly key: string | undefined;
  /** The index among its siblings, from 0. */
  readonly index: number;
  /** The value's text, or the beginning of a container's content. */
  readonly preview: string;
  readonly childCount: number;
}

export interface TreePage {
  readonly nodes: readonly TreeNode[];
  readonly from: number;
  readonly total: number;
}

const previewLength = 120;
const keyLength = 200;

/** The values of a valid text, read from its bytes on request. */
export class JsonTree {
  readonly root: TreeNode;
  private readonly bytes: Uint8Array;
  private readonly index: ContainerIndex;
  private readonly walk: ChildWalk;

  constructor({ bytes, outline }: Analysis) {
    this.bytes = bytes;
    this.index = new ContainerIndex(outline);
    this.walk = new ChildWalk(bytes, this.index);
    if (outline.documents > 1) {
      const childCount = outline.documents;
      this.root = { id: documentsNode, type: 'documents', key: undefined, index: 0, preview: '', childCount };
    } else {
      const [first] = this.walk.children(documentsNode);
      if (!first) throw new TypeError('A valid text has a value.');
      this.root = this.describe(first);
    }
  }

  /** Returns up to `count` children of a container, beginning with the `from`-th. */
  children(container: number, from: number, count: number): TreePage {
    const nodes: TreeNode[] = [];
    for (const child of this.walk.children(container, from)) {
      nodes.push(this.describe(child));
      if (nodes.length >= count) break;
    }
    const total = container === this.root.id ? this.root.childCount : this.walk.countChildren(container);
    return { nodes, from, total };
  }

  /** Finds the innermost value that contains a byte offset. An offset in a key finds the key's member. */
  locate(offset: number): NodeLocation {
    return locateNode(this.bytes, this.index, this.root, offset);
  }

  /** Returns the byte offsets of the value with this id. */
  span(id: number): [start: number, end: number] {
    return id === documentsNode ? [0, this.bytes.length] : [id, this.walk.valueEnd(id)];
  }

  private describe({ index, keyStart, keyEnd, start, end }: Child): TreeNode {
    const { bytes } = this;
    const type = typeOf(bytes, start);
    const isContainer = type === 'object' || type === 'array';
    return {
      id: start,
      type,
      key:
        keyStart < 0
          ? undefined
          : shorten(decodeToken(bytes, keyStart, Math.min(keyEnd, keyStart + 4096)), keyLength),
      index,
      preview: isContainer
        ? previewContainer(bytes, start, end)
        : shorten(cutText(bytes, start, end), previewLength),
      childCount: isContainer ? this.walk.countChildren(start) : 0,
    };
  }
}

function typeOf(bytes: Uint8Array, start: number): NodeType {
  const first = String.fromCharCode(bytes[start] as number);
  if (first === '{') return 'object';
  if (first === '[') return 'array';
  if (first === '"' || first === "'") return 'string';
  if (first === 't' || first === 'f') return 'boolean';
  return first === 'n' ? 'null' : 'number';
}

function cutText(bytes: Uint8Array, start: number, end: number): string {
  return sliceText(bytes, start, Math.min(end, start + previewLength * 4));
}

/** Writes the tokens within the brackets until the line is full. */
function previewContainer(bytes: Uint8Array, start: number, end: number): string {
  const lexer = new Lexer(bytes, start + 1, end - 1);
  let text = '';
  for (let kind = nextToken(lexer); kind !== END; kind = nextToken(lexer)) {
    text += cutText(bytes, lexer.start, lexer.end);
    if (text.length > previewLength) return shorten(text, previewLength);
    if (kind === COMMA || kind === COLON) text += ' ';
  }
  return text.trimEnd();
}

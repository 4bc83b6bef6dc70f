import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { ToolInputError } from '#core/errors.ts';
import { findAliasTargets, type AliasTargets } from './anchors.ts';
import { maxYamlDepth } from './compose.ts';
import { MapEntries } from './map-entries.ts';
import { lostTag, placeOfNode, type NodeReading, scalarToJson } from './scalar-json.ts';

/** Limits for aliases, because a few lines of them can expand to more values than memory can hold. */
const maxAliasedNodes = 250_000;
const maxAliasedLength = 50_000_000;

const structures = /^tag:yaml\.org,2002:(?:map|seq|set|omap|pairs)$/;

/** Writes a document's nodes as JSON without white space. */
export class NodeWriter {
  readonly targets: AliasTargets;
  readonly pieces: string[] = [];
  /** The number of expanded aliases. */
  aliasCount = 0;
  readonly #reading: NodeReading;
  readonly #entries: MapEntries;
  /** The anchored nodes being written, to detect a node that contains itself. */
  readonly #open = new Set<Node>();
  #aliasDepth = 0;
  #aliasedNodes = 0;
  #aliasedLength = 0;

  constructor(document: Document.Parsed, reading: NodeReading) {
    this.#reading = reading;
    this.targets = findAliasTargets(document, reading.findPlace);
    this.#entries = new MapEntries(this.targets, reading, (node) => this.#asKey(node));
  }

  write(node: unknown, depth = 0): void {
    if (isAlias(node)) {
      this.#writeAlias(node, depth);
      return;
    }
    if (depth > maxYamlDepth) this.#refuse(node, `Aliases nest this more than ${maxYamlDepth} levels deep.`);
    if (this.#aliasDepth > 0) this.#charge(node, 1, 0);
    if (isMap(node)) this.#writeMap(node, depth);
    else if (isSeq(node)) this.#writeSeq(node, depth);
    else this.#push(isScalar(node) ? scalarToJson(node, this.#reading) : 'null', node);
  }

  #push(piece: string, node?: unknown): void {
    if (this.#aliasDepth > 0) this.#charge(node, 0, piece.length);
    this.pieces.push(piece);
  }

  #writeMap(map: YAMLMap, depth: number): void {
    this.#noteTag(map);
    this.#open.add(map);
    let separator = '{';
    for (const [key, value] of this.#entries.of(map)) {
      this.#push(`${separator}${JSON.stringify(key)}:`, map);
      this.write(value, depth + 1);
      separator = ',';
    }
    this.#push(separator === '{' ? '{}' : '}');
    this.#open.delete(map);
  }

  #writeSeq(seq: YAMLSeq, depth: number): void {
    this.#noteTag(seq);
    this.#open.add(seq);
    let separator = '[';
    for (const item of seq.items) {
      this.#push(separator);
      this.write(item, depth + 1);
      separator = ',';
    }
    this.#push(separator === '[' ? '[]' : ']');
    this.#open.delete(seq);
  }

  #writeAlias(alias: Alias, depth: number): void {
    const target = this.targets.get(alias);
    if (!target || this.#open.has(target)) {
      this.#refuse(alias, `The value &${alias.source} holds itself, which JSON cannot write.`);
    }
    this.aliasCount += 1;
    this.#aliasDepth += 1;
    this.write(target, depth);
    this.#aliasDepth -= 1;
  }

  /** Returns the JSON of a key that is a list or a mapping. */
  #asKey(node: unknown): string {
    const start = this.pieces.length;
    this.write(node, 0);
    return this.pieces.splice(start).join('');
  }

  #noteTag(node: YAMLMap | YAMLSeq): void {
    const { tag, range } = node;
    if (tag === undefined || tag === '!' || structures.test(tag)) return;
    const { findings, findPlace } = this.#reading;
    findings.add('tag', () => lostTag(tag, range, findPlace), node);
  }

  #charge(node: unknown, nodes: number, length: number): void {
    this.#aliasedNodes += nodes;
    this.#aliasedLength += length;
    if (this.#aliasedNodes > maxAliasedNodes || this.#aliasedLength > maxAliasedLength) {
      this.#refuse(node, 'The aliases of this document expand to more than a quarter of a million values.');
    }
  }

  #refuse(node: unknown, message: string): never {
    const { range } = (node ?? {}) as { range?: [number, number, number] };
    throw new ToolInputError(message, {
      ...placeOfNode(range, this.#reading.findPlace),
      hint: 'Use fewer aliases, or write the value out.',
    });
  }
}

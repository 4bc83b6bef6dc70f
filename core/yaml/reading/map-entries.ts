import { isAlias, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';
import { ToolInputError } from '#core/errors.ts';
import type { AliasTargets } from './anchors.ts';
import { type NodeReading, placeOfNode } from './scalar-json.ts';

/** Keys of a mapping as JSON keys, each with its value. */
type Entries = ReadonlyMap<string, unknown>;

/** The most keys that merge keys may add to all mappings together. */
const maxMergedKeys = 250_000;

/** Finds the members of mappings: converts keys to text, merges `<<`, and keeps the last of equal keys. */
export class MapEntries {
  readonly #targets: AliasTargets;
  readonly #reading: NodeReading;
  readonly #asKey: (node: unknown) => string;
  readonly #known = new Map<YAMLMap, Entries>();
  readonly #open = new Set<YAMLMap>();
  #mergedKeys = 0;

  constructor(targets: AliasTargets, reading: NodeReading, asKey: (node: unknown) => string) {
    this.#targets = targets;
    this.#reading = reading;
    this.#asKey = asKey;
  }

  /** Returns the members of a mapping in its order. */
  of(map: YAMLMap): Entries {
    const known = this.#known.get(map);
    if (known) return known;
    if (this.#open.has(map)) this.#refuse(map, 'A mapping merges itself.');
    this.#open.add(map);
    const entries = new Map<string, unknown>();
    const merged = new Set<string>();
    const keys = new Map<string, Node | undefined>();
    for (const pair of map.items) {
      if (this.#isMerge(pair)) this.#merge(pair, entries, merged);
      else this.#add(pair, entries, merged, keys);
    }
    this.#open.delete(map);
    this.#known.set(map, entries);
    return entries;
  }

  #isMerge({ key, value }: Pair): boolean {
    if (!this.#reading.mergesKeys || !isScalar(key) || key.source !== '<<') return false;
    if (key.tag !== undefined ? key.tag !== 'tag:yaml.org,2002:merge' : key.type !== 'PLAIN') return false;
    const source = this.#resolve(value);
    if (isMap(source) || (isSeq(source) && source.items.every((item) => isMap(this.#resolve(item)))))
      return true;
    const { findings, findPlace, isStrict } = this.#reading;
    if (isStrict)
      this.#refuse(
        key,
        'The value of << is not a mapping.',
        'Write an alias of a mapping, or a list of them.',
      );
    findings.add('merge', () => ({
      severity: 'warning',
      sentence: 'This << is not a merge: its value is not a mapping. It is written as a key.',
      place: placeOfNode(key.range, findPlace),
    }));
    return false;
  }

  /**
   * Merges mappings. Earlier ones take precedence over later ones, and the mapping's own keys over all
   * (yaml.org/type/merge).
   */
  #merge({ value }: Pair, entries: Map<string, unknown>, merged: Set<string>): void {
    const source = this.#resolve(value);
    for (const each of isSeq(source) ? source.items : [source]) {
      for (const [name, from] of this.of(this.#resolve(each) as YAMLMap)) {
        this.#mergedKeys += 1;
        if (this.#mergedKeys > maxMergedKeys)
          this.#refuse(value, 'Merge keys bring in more than a quarter of a million keys.');
        if (entries.has(name)) continue;
        entries.set(name, from);
        merged.add(name);
      }
    }
  }

  #add(
    { key, value }: Pair,
    entries: Map<string, unknown>,
    merged: Set<string>,
    keys: Map<string, Node | undefined>,
  ): void {
    const name = this.#nameOf(key);
    const isAgain = keys.has(name);
    if (isAgain) this.#noteDuplicate(name, keys.get(name), key as Node | undefined);
    merged.delete(name);
    keys.set(name, (key ?? undefined) as Node | undefined);
    entries.set(name, value);
  }

  #nameOf(key: unknown): string {
    const node = this.#resolve(key);
    if (isScalar(node)) {
      const name = node.source ?? '';
      const isText = node.type !== 'PLAIN' || node.tag !== undefined;
      if (name === '' && !isText) this.#noteKey(node, 'An empty key is written "".');
      return name;
    }
    if (!isMap(node) && !isSeq(node)) return '';
    const name = this.#asKey(node);
    this.#noteKey(node, 'A list or mapping as a key is written as a text of JSON.');
    return name;
  }

  #resolve(node: unknown): unknown {
    return isAlias(node) ? this.#targets.get(node) : node;
  }

  #noteKey({ range }: Node, sentence: string): void {
    const { findings, findPlace } = this.#reading;
    findings.add('key', () => ({ severity: 'info', sentence, place: placeOfNode(range, findPlace) }));
  }

  #noteDuplicate(name: string, first: Node | undefined, again: Node | undefined): void {
    const { findings, findPlace, isStrict } = this.#reading;
    const shown = name.length > 40 ? `${name.slice(0, 39)}…` : name;
    if (isStrict) {
      const { line } = placeOfNode(first?.range, findPlace);
      this.#refuse(again, `The key “${shown}” is in line ${line} already.`, 'Rename or remove one of them.');
    }
    findings.add('duplicate', () => ({
      severity: 'warning',
      sentence: `The key “${shown}” repeats a key of line ${placeOfNode(first?.range, findPlace).line}: this value is kept, the earlier one is lost.`,
      hint: 'YAML forbids this. Rename or remove one of them.',
      place: placeOfNode(again?.range, findPlace),
    }));
  }

  #refuse(node: unknown, message: string, hint?: string): never {
    const { range } = (node ?? {}) as { range?: [number, number, number] };
    throw new ToolInputError(message, { ...placeOfNode(range, this.#reading.findPlace), hint });
  }
}

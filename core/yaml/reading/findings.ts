import type { Note } from '#core/errors.ts';

export type FindingKind =
  | 'duplicate'
  | 'edition'
  | 'zeros'
  | 'infinite'
  | 'rounded'
  | 'notation'
  | 'tag'
  | 'key'
  | 'merge'
  | 'other';

const listedOfAKind = 20;

const restNames: Readonly<Record<FindingKind, string>> = {
  duplicate: 'keys that occur again',
  edition: 'values that YAML 1.1 and 1.2 read differently',
  zeros: 'numbers that lose their zeros',
  infinite: 'numbers that JSON does not have',
  rounded: 'numbers that many programs round',
  notation: 'numbers that are written differently',
  tag: 'tags that are lost',
  key: 'keys that were no text',
  merge: 'merge keys',
  other: 'remarks',
};

/** Keeps the first findings of each kind and counts the others, because a file may have millions. */
export class FindingList {
  readonly #kept: Note[] = [];
  readonly #counts = new Map<FindingKind, number>();
  /** Nodes with a finding. Aliases and merge keys repeat nodes, but each one is reported only once. */
  readonly #told = new Set<unknown>();

  /** Adds a finding, at most one for each `node`. */
  add(kind: FindingKind, finding: () => Note, node?: unknown): void {
    if (node !== undefined && this.#told.has(node)) return;
    if (node !== undefined) this.#told.add(node);
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    if (count <= listedOfAKind) this.#kept.push(finding());
  }

  /** Returns the findings in the order of the text, important ones first. */
  finish(): Note[] {
    const rest = [...this.#counts]
      .filter(([, count]) => count > listedOfAKind)
      .map(([kind, count]): Note => {
        const severity = kind === 'notation' || kind === 'rounded' || kind === 'key' ? 'info' : 'warning';
        return { severity, sentence: `There are ${count - listedOfAKind} further ${restNames[kind]}.` };
      });
    const rank = ({ severity }: Note) => (severity === 'warning' ? 0 : 1);
    const offset = ({ place }: Note) => place?.offset ?? Infinity;
    return [...this.#kept, ...rest].sort((a, b) => {
      const byRank = rank(a) - rank(b);
      if (byRank !== 0) return byRank;
      return offset(a) === offset(b) ? 0 : offset(a) - offset(b);
    });
  }
}

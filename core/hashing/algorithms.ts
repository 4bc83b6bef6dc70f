/**
 * The algorithms in the order of the list. `cost` is the relative time per byte in WASM, and `platformCost` in Web
 * Crypto; they serve to distribute the work.
 */
export const algorithms = [
  { id: 'SHA-256', note: 'recommended', digestBytes: 32, cost: 3.1, platformCost: 1 },
  { id: 'SHA-512', note: '', digestBytes: 64, cost: 2.3, platformCost: 2 },
  { id: 'SHA-384', note: '', digestBytes: 48, cost: 2.3, platformCost: 2 },
  { id: 'SHA-1', note: 'not recommended', digestBytes: 20, cost: 1.9, platformCost: 1.3 },
  { id: 'MD5', note: 'checksums only, not for security', digestBytes: 16, cost: 2.6, platformCost: 2.6 },
] as const;

export type AlgorithmId = (typeof algorithms)[number]['id'];

/** The digests of one input, by algorithm. */
export type Digests = Readonly<Partial<Record<AlgorithmId, Uint8Array>>>;

/**
 * Distributes algorithms over at most `groupCount` workers with about equal work: the slowest first, each to the group
 * with the least work.
 */
export function shareOut(
  ids: readonly AlgorithmId[],
  groupCount: number,
  kind: 'cost' | 'platformCost' = 'cost',
): AlgorithmId[][] {
  const costOf = (id: AlgorithmId) => algorithms.find((algorithm) => algorithm.id === id)?.[kind] ?? 0;
  const groups = Array.from({ length: Math.max(1, Math.min(groupCount, ids.length)) }, () => ({
    ids: [] as AlgorithmId[],
    cost: 0,
  }));
  for (const id of [...ids].sort((a, b) => costOf(b) - costOf(a))) {
    const lightest = groups.reduce((least, group) => (group.cost < least.cost ? group : least));
    lightest.ids.push(id);
    lightest.cost += costOf(id);
  }
  return groups.map((group) => group.ids).filter((group) => group.length > 0);
}

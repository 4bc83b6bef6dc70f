/** The algorithms, in the order of the list. `cost` is their relative time per byte, to share out the work. */
export const algorithms = [
  { id: 'SHA-256', note: 'recommended', digestBytes: 32, cost: 3.1 },
  { id: 'SHA-512', note: '', digestBytes: 64, cost: 2.3 },
  { id: 'SHA-384', note: '', digestBytes: 48, cost: 2.3 },
  { id: 'SHA-1', note: 'not recommended', digestBytes: 20, cost: 1.9 },
  { id: 'MD5', note: 'checksums only, not for security', digestBytes: 16, cost: 2.6 },
] as const;

export type AlgorithmId = (typeof algorithms)[number]['id'];

/** The digests of one input, by algorithm. */
export type Digests = Readonly<Partial<Record<AlgorithmId, Uint8Array>>>;

/**
 * Shares algorithms out over at most `groupCount` workers so that none has much more to do than the others:
 * the costliest first, each to the group with the least work.
 */
export function shareOut(ids: readonly AlgorithmId[], groupCount: number): AlgorithmId[][] {
  const costOf = (id: AlgorithmId) => algorithms.find((algorithm) => algorithm.id === id)?.cost ?? 0;
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

let sentBytes = 0;
const listeners = new Set<() => void>();

/** Counts what the person's data took on its way out; `lib/forms` calls it for every body it sends. */
export function countSentBytes(sizeBytes: number): void {
  sentBytes += sizeBytes;
  for (const listener of listeners) listener();
}

export function readSentBytes(): number {
  return sentBytes;
}

export function subscribeSentBytes(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Counts, from now on, whatever leaves in the query of an address, however the request was made. */
export function watchRequestQueries(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { search } = new URL(entry.name, location.href);
      if (search) countSentBytes(search.length);
    }
  }).observe({ type: 'resource', buffered: true });
}

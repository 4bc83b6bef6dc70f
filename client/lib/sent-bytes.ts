let sentBytes = 0;
const listeners = new Set<() => void>();

/** Counts bytes of the person's data that were sent; `lib/forms` calls it for every request body. */
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

/** Starts to count bytes in the query of every request's address, however the request is made. */
export function watchRequestQueries(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { search } = new URL(entry.name, location.href);
      if (search) countSentBytes(search.length);
    }
  }).observe({ type: 'resource', buffered: true });
}

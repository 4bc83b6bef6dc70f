/** Thumbnails of pages, drawn one at a time and only while they are visible. */
export interface ThumbnailStore {
  /** Returns the address of the thumbnail; undefined before it is drawn, null if it cannot be drawn. */
  get(key: string): string | null | undefined;
  subscribe(onChange: () => void): () => void;
  /** Returns a number that increases with each change, for React. */
  version(): number;
  /** Sets which thumbnails are visible now, the nearest first; others that have not started are dropped. */
  show(keys: readonly string[]): void;
  /** Starts no new drawing until `work`, which the person waits for, is done. */
  rest<Result>(work: Promise<Result>): Promise<Result>;
  dispose(): void;
}

export interface ThumbnailSource {
  /** Draws one thumbnail. A rejection means that there is none, for any reason. */
  draw(key: string): Promise<Blob>;
  createUrl(blob: Blob): { readonly url: string; readonly revoke: () => void };
}

interface Picture {
  readonly url: string;
  readonly revoke: () => void;
}

/** Creates a store that keeps at most `maxKept` thumbnails, the last seen ones. */
export function createThumbnailStore(source: ThumbnailSource, maxKept = 600): ThumbnailStore {
  const pictures = new Map<string, Picture | null>();
  const listeners = new Set<() => void>();
  let wanted: readonly string[] = [];
  let isDrawing = false;
  let waitedForCount = 0;
  let changeCount = 0;

  function keep(key: string, picture: Picture | null): void {
    pictures.set(key, picture);
    for (const [oldKey, old] of pictures) {
      if (pictures.size <= maxKept) break;
      if (wanted.includes(oldKey)) continue;
      old?.revoke();
      pictures.delete(oldKey);
    }
    changeCount += 1;
    for (const listener of listeners) listener();
  }

  function pump(): void {
    const key =
      isDrawing || waitedForCount > 0 ? undefined : wanted.find((candidate) => !pictures.has(candidate));
    if (key === undefined) return;
    isDrawing = true;
    source
      .draw(key)
      .then(
        (blob) => keep(key, source.createUrl(blob)),
        () => keep(key, null),
      )
      .finally(() => {
        isDrawing = false;
        pump();
      });
  }

  return {
    get(key) {
      const picture = pictures.get(key);
      return picture === undefined || picture === null ? picture : picture.url;
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    version: () => changeCount,
    show(keys) {
      wanted = keys;
      for (const key of keys) {
        const picture = pictures.get(key);
        if (picture === undefined) continue;
        pictures.delete(key);
        pictures.set(key, picture);
      }
      pump();
    },
    async rest(work) {
      waitedForCount += 1;
      try {
        return await work;
      } finally {
        waitedForCount -= 1;
        pump();
      }
    },
    dispose() {
      wanted = [];
      for (const picture of pictures.values()) picture?.revoke();
      pictures.clear();
    },
  };
}

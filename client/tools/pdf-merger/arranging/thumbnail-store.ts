/** Pictures of pages, drawn one after the other and only while someone looks at them. */
export interface ThumbnailStore {
  /** The address of the picture; undefined while it is not drawn, null when it cannot be. */
  get(key: string): string | null | undefined;
  subscribe(onChange: () => void): () => void;
  /** Counts up with each change, so that React sees it. */
  version(): number;
  /** Tells which pictures are in view now, the nearest first; what is not asked for any more is not begun. */
  show(keys: readonly string[]): void;
  dispose(): void;
}

export interface ThumbnailSource {
  /** Draws one picture. A rejection means that there is none, whatever its cause. */
  draw(key: string): Promise<Blob>;
  createUrl(blob: Blob): { readonly url: string; readonly revoke: () => void };
}

interface Picture {
  readonly url: string;
  readonly revoke: () => void;
}

/** Keeps at most `maxKept` pictures, those seen last. */
export function createThumbnailStore(source: ThumbnailSource, maxKept = 600): ThumbnailStore {
  const pictures = new Map<string, Picture | null>();
  const listeners = new Set<() => void>();
  let wanted: readonly string[] = [];
  let isDrawing = false;
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
    const key = isDrawing ? undefined : wanted.find((candidate) => !pictures.has(candidate));
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
    dispose() {
      wanted = [];
      for (const picture of pictures.values()) picture?.revoke();
      pictures.clear();
    },
  };
}

import type { OfflineList } from '#core/site/offline-list.ts';

export const scope = self as unknown as ServiceWorkerGlobalScope & {
  /** Stands before this code in its script (see `core/site/offline-list.ts`). */
  readonly sundryOffline: OfflineList;
};

export const list = scope.sundryOffline;
const fileOfPath = new Map(list.files.map((file) => [file.path, file]));

export function findFile(path: string) {
  return fileOfPath.get(path);
}

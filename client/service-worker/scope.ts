import type { OfflineList } from '#core/site/offline-list.ts';
import { withoutBase } from '#core/site/site-settings.ts';

export const scope = self as unknown as ServiceWorkerGlobalScope & {
  /** Comes before this code in its script (see `core/site/offline-list.ts`). */
  readonly sundryOffline: OfflineList;
};

export const list = scope.sundryOffline;
const fileOfPath = new Map(list.files.map((file) => [file.path, file]));

/** The path that the site is under; empty for none. */
const basePath = list.hosting?.basePath ?? '';

/** Returns the address of a path of the list. */
export function addressOf(path: string): string {
  return basePath + path;
}

/** Returns the path of an address of this origin as the list has it; undefined for one outside of the site. */
export function pathOf(address: string): string | undefined {
  return withoutBase(new URL(address).pathname, basePath);
}

export function findFile(path: string) {
  return fileOfPath.get(path);
}

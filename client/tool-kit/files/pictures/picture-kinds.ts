import type { DataKind } from '#core/text/kinds/data-kinds.ts';

const pictureKinds: ReadonlySet<DataKind> = new Set<DataKind>(['png', 'jpeg', 'webp', 'avif', 'gif', 'bmp']);

/** Whether browsers show files of this kind as pictures of pixels. */
export function isPictureKind(kind: DataKind): boolean {
  return pictureKinds.has(kind);
}

import type { ReactNode } from 'react';
import { Dialog } from '#client/ui/dialog.tsx';
import { formatBytes } from '#core/numbers/number-format.ts';
import type { Size } from './compare-stage.tsx';
import { Comparing } from './comparing.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { usePictureSize } from './use-picture-size.ts';

interface ComparePicturesProps {
  readonly before: File;
  /** Undefined while the dialog is closed. */
  readonly after: Blob | undefined;
  readonly onClose: () => void;
}

/** A picture and its result, one over the other; side by side if their shapes differ. */
export function ComparePictures({ before, after, onClose }: ComparePicturesProps) {
  const size = usePictureSize(after);
  const sourceSize = usePictureSize(after && before);
  if (size && sourceSize && !isOfOneShape(size, sourceSize)) {
    return <PictureDialog name={`${before.name}, cut to another shape`} picture={after} onClose={onClose} />;
  }
  return (
    <Dialog title="Compare" isOpen={after !== undefined} isWide onClose={onClose}>
      {after && <ComparedPictures before={before} after={after} />}
    </Dialog>
  );
}

interface ComparedPicturesProps {
  readonly before: File;
  readonly after: Blob;
  readonly otherwise?: ReactNode;
}

/** Both pictures over each other; `otherwise` if their shapes differ or the browser cannot show one. */
export function ComparedPictures({ before, after, otherwise = null }: ComparedPicturesProps) {
  const size = usePictureSize(after);
  const sourceSize = usePictureSize(before);
  if (!size || !sourceSize || !isOfOneShape(size, sourceSize)) return otherwise;
  return (
    <Comparing name={before.name} resultName="Result" {...{ before, after, size }}>
      <p className="text-ink-2 tabular text-[0.9375rem]">
        {formatBytes(before.size)} → {formatBytes(after.size)} · {size.width} × {size.height} pixels
      </p>
    </Comparing>
  );
}

/** A difference of one pixel in the smaller one does not count. */
function isOfOneShape(a: Size, b: Size): boolean {
  const scale = Math.max(a.width, b.width) / Math.min(a.width, b.width);
  return Math.abs(a.width * b.height - b.width * a.height) <= Math.max(a.width, b.width) * scale;
}

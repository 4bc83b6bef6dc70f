import { useEffect, useState } from 'react';
import type { Size } from './compare-stage.tsx';
import { useUrl } from './use-url.ts';

/** The size of an SVG that has neither a size nor a view box. */
const fallbackSize = { width: 300, height: 150 };

/** The size at which a browser shows a picture; undefined until it is known. */
export function usePictureSize(picture: Blob | undefined): Size | undefined {
  const [size, setSize] = useState<Size>();
  const url = useUrl(picture);
  useEffect(() => {
    if (!url) return;
    let isGone = false;
    const image = new Image();
    image.src = url;
    image.decode().then(
      () => {
        const { naturalWidth, naturalHeight } = image;
        const size = naturalWidth > 0 ? { width: naturalWidth, height: naturalHeight } : fallbackSize;
        if (!isGone) setSize(size);
      },
      // A file that the browser cannot show has no size here.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [url]);
  return size;
}

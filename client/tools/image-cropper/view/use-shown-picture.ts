import { useEffect, useState } from 'react';
import { useUrl } from '#client/tool-kit/files/pictures/use-url.ts';

/** A picture as the browser shows it, upright; undefined while it loads, `failed` if the browser cannot show it. */
export type ShownPicture =
  | { readonly url: string; readonly width: number; readonly height: number }
  | 'failed'
  | undefined;

export function useShownPicture(file: File | undefined): ShownPicture {
  const url = useUrl(file);
  const [shown, setShown] = useState<ShownPicture>();
  useEffect(() => {
    setShown(undefined);
    if (!url) return;
    let isGone = false;
    const image = new Image();
    image.src = url;
    image.decode().then(
      () => {
        const { naturalWidth: width, naturalHeight: height } = image;
        if (!isGone) setShown(width > 0 ? { url, width, height } : 'failed');
      },
      () => {
        if (!isGone) setShown('failed');
      },
    );
    return () => {
      isGone = true;
    };
  }, [url]);
  return shown;
}

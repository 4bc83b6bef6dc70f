import { useEffect, useState } from 'react';
import { createObjectUrl } from '#client/lib/files/object-urls.ts';

/** An address for as long as the blob is shown. */
export function useUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = createObjectUrl(blob);
    setUrl(made.url);
    return () => {
      setUrl(undefined);
      made.revoke();
    };
  }, [blob]);
  return url;
}

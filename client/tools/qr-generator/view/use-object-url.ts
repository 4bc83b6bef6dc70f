import { useEffect, useState } from 'react';
import { createObjectUrl } from '#client/lib/files/object-urls.ts';
import type { Bytes } from '#core/images/byte-access.ts';

/** Returns an address for the bytes while they are shown; undefined on the first render. */
export function useObjectUrl(bytes: Bytes, type: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = createObjectUrl(new Blob([bytes], { type }));
    setUrl(created.url);
    return created.revoke;
  }, [bytes, type]);
  return url;
}

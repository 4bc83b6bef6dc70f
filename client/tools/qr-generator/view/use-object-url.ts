import { useEffect, useState } from 'react';
import { createObjectUrl } from '#client/lib/files/object-urls.ts';
import type { Bytes } from '#core/images/byte-access.ts';

/** An address for the bytes, as long as they are shown; undefined in the first moment. */
export function useObjectUrl(bytes: Bytes, type: string): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = createObjectUrl(new Blob([bytes], { type }));
    setUrl(created.url);
    return created.revoke;
  }, [bytes, type]);
  return url;
}

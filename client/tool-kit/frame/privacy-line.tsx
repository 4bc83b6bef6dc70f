import { useSyncExternalStore } from 'react';
import { readStoredExtent, subscribeStoredExtent } from '#client/lib/offline-files.ts';
import { readSentBytes, subscribeSentBytes } from '#client/lib/sent-bytes.ts';
import { addressOf } from '#client/lib/site-data.ts';
import type { CategoryId } from '#client/tool-kit/categories.ts';
import { Icon } from '#client/ui/icon.tsx';
import { formatCount } from '#core/numbers/number-format.ts';

/** Their codecs and the PDF reader are stored when first used, or with everything. */
const heavyCategories: ReadonlySet<CategoryId> = new Set(['files', 'pdf']);

/** How many bytes left the device, and whether the tool works without a network; leads to how to check both. */
export function PrivacyLine({ toolCategory }: { readonly toolCategory: CategoryId }) {
  const sentBytes = useSyncExternalStore(subscribeSentBytes, readSentBytes, () => 0);
  const extent = useSyncExternalStore(subscribeStoredExtent, readStoredExtent, () => 'unknown');
  const worksOffline = extent === 'all' || (extent === 'light' && !heavyCategories.has(toolCategory));
  return (
    <a className="tool-privacy tabular" href={addressOf('/privacy#how-to-check')}>
      <Icon name="shield-check" />
      {formatCount(sentBytes, 'byte')} sent{worksOffline && ' · works offline'}
    </a>
  );
}

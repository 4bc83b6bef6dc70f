import { useSyncExternalStore } from 'react';
import { readSentBytes, subscribeSentBytes } from '#client/lib/sent-bytes.ts';
import { Icon } from '#client/ui/icon.tsx';
import { formatCount } from '#core/numbers/number-format.ts';

export function SentBytesBadge() {
  const sentBytes = useSyncExternalStore(subscribeSentBytes, readSentBytes, () => 0);
  return (
    <p className="text-accent tabular flex items-center gap-1.5 text-[0.875rem] font-semibold">
      <Icon name="shield-check" /> {formatCount(sentBytes, 'byte')} of yours sent since this page opened
    </p>
  );
}

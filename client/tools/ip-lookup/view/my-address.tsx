import { useState } from 'react';
import { askOwnAddress } from '#client/lib/geo/own-address.ts';
import type { ToolbarProps } from '#client/tool-kit/operation-page/tool-slots.ts';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';

/** Looks up the visitor's address as this site's server sees it. */
export function MyAddress({ setText }: ToolbarProps) {
  const [isAsking, setIsAsking] = useState(false);
  const ask = () => {
    setIsAsking(true);
    askOwnAddress()
      .then(setText, reportFailure)
      .finally(() => setIsAsking(false));
  };
  return (
    <Button
      icon="map-pin"
      tone="plain"
      isSmall
      disabled={isAsking}
      title="Asks this site’s server which address it sees"
      onClick={ask}
    >
      <span className="pane-toolbar-label">My address</span>
    </Button>
  );
}

import { Suspense } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { Menu } from '#client/ui/menu.tsx';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';

// Needed only when the menu opens.
const SendTargets = lazyPart(async () => ({ default: (await import('./send-targets.tsx')).SendTargets }));

export interface SendToProps {
  readonly kind: DataKind;
  /** The data, fetched when a target is chosen. */
  readonly getData: () => Parcel | Promise<Parcel>;
  readonly isDisabled?: boolean;
}

export interface Parcel {
  readonly text?: string;
  readonly files?: readonly File[];
}

/** Hands the output to a tool that takes its kind, in that tool's own page. */
export function SendTo({ kind, getData, isDisabled }: SendToProps) {
  return (
    <Menu
      icon="forward"
      tone="plain"
      isSmall
      isDisabled={isDisabled ?? false}
      label={<span className="pane-toolbar-label">Send to…</span>}
    >
      {() => (
        <Suspense>
          <SendTargets kind={kind} getData={getData} />
        </Suspense>
      )}
    </Menu>
  );
}

import { Suspense } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { Menu } from '#client/ui/menu.tsx';
import type { SentData } from './send-targets.tsx';

// Needed only when the menu opens.
const SendTargets = lazyPart(async () => ({ default: (await import('./send-targets.tsx')).SendTargets }));

interface SendToProps extends SentData {
  readonly isDisabled?: boolean;
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

import { useState } from 'react';
import { flushSync } from 'react-dom';
import { goTo } from '#client/lib/navigation.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { refuseOldResult } from '#client/ui/old-result.tsx';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';
import type { ToolSummary } from '#client/tool-kit/define-tool.ts';
import { useToolServices, useToolSession } from '#client/tool-kit/frame/tool-context.ts';

interface SendToProps {
  readonly kind: DataKind;
  /** The data, fetched when a target is chosen. */
  readonly getData: () => Parcel | Promise<Parcel>;
  readonly isDisabled?: boolean;
}

export interface Parcel {
  readonly text?: string;
  readonly files?: readonly File[];
}

/** So many tools are listed before “More”. */
const likelyCount = 4;

/** Hands the output to a tool that takes its kind, in that tool's own page. */
export function SendTo({ kind, getData, isDisabled }: SendToProps) {
  const { tool, sendOn } = useToolSession();
  const services = useToolServices();
  const [targets, setTargets] = useState<readonly ToolSummary[]>();
  const [showsAll, setShowsAll] = useState(false);
  const hidden = showsAll ? [] : (targets?.slice(likelyCount) ?? []);

  async function send(target: ToolSummary, button: Element): Promise<void> {
    refuseOldResult(button);
    goTo(`/tools/${target.slug}#${await sendOn({ kind, ...(await getData()) })}`);
  }

  return (
    <Menu
      icon="forward"
      tone="plain"
      isSmall
      isDisabled={isDisabled ?? false}
      label={<span className="pane-toolbar-label">Send to…</span>}
      onOpen={() => {
        setShowsAll(false);
        services.findReceivers(kind, tool.id).then(setTargets, reportFailure);
      }}
    >
      {() =>
        targets?.length === 0 ? (
          <p className="text-ink-3 p-2">No other tool takes this yet.</p>
        ) : (
          <>
            {targets
              ?.filter((target) => !hidden.includes(target))
              .map((target) => (
                <button
                  key={target.id}
                  type="button"
                  className="menu-item"
                  onClick={({ currentTarget }) => {
                    send(target, currentTarget).catch(reportFailure);
                  }}
                >
                  <Icon name={target.icon} />
                  {target.name}
                </button>
              ))}
            {hidden.length > 0 && (
              <button
                type="button"
                className="menu-item"
                onClick={(event) => {
                  // The first tool that appears takes the focus from this button, which goes.
                  const menu = event.currentTarget.parentElement;
                  flushSync(() => setShowsAll(true));
                  menu?.querySelector<HTMLElement>(`.menu-item:nth-child(${likelyCount + 1})`)?.focus();
                }}
              >
                <Icon name="chevron-down" />
                {hidden.length} more
              </button>
            )}
          </>
        )
      }
    </Menu>
  );
}

import { useEffect, useState } from 'react';
import { goTo } from '#client/lib/navigation.ts';
import type { ToolSummary } from '#client/tool-kit/define-tool.ts';
import { useToolServices, useToolSession } from '#client/tool-kit/frame/tool-context.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { refuseOldResult } from '#client/ui/old-result.tsx';
import type { DataKind } from '#core/text/kinds/data-kinds.ts';
import { formatCount } from '#core/numbers/number-format.ts';

export interface SentData {
  readonly kind: DataKind;
  /** The data, fetched when a target is chosen. */
  readonly getData: () => Parcel | Promise<Parcel>;
}

interface Parcel {
  readonly text?: string;
  readonly files?: readonly File[];
}

/** So many tools are listed before “More”. */
const likelyCount = 4;

/** The tools that take a kind of data: the likeliest, then all with a box to find one by its name. */
export function SendTargets({ kind, getData }: SentData) {
  const { tool, sendOn } = useToolSession();
  const services = useToolServices();
  const [targets, setTargets] = useState<readonly ToolSummary[]>();
  const [search, setSearch] = useState<string>();
  useEffect(() => {
    services.findReceivers(kind, tool.id).then(setTargets, reportFailure);
  }, [services, kind, tool.id]);

  async function send(target: ToolSummary, element: Element): Promise<void> {
    refuseOldResult(element);
    goTo(`/tools/${target.slug}#${await sendOn({ kind, ...(await getData()) })}`);
  }

  if (!targets) return null;
  if (targets.length === 0) return <p className="text-ink-3 p-2">No other tool takes this yet.</p>;
  if (search === undefined) {
    const hiddenCount = targets.length - likelyCount;
    return (
      <>
        <TargetList targets={targets.slice(0, likelyCount)} send={send} />
        {hiddenCount > 0 && (
          <button type="button" className="menu-item" onClick={() => setSearch('')}>
            <Icon name="chevron-down" />
            {formatCount(hiddenCount, 'more tool')}
          </button>
        )}
      </>
    );
  }
  const found = targets.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <>
      <input
        type="search"
        className="input input-small sticky top-0"
        aria-label="Find a tool"
        placeholder="Find a tool"
        autoFocus
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter' && found[0]) send(found[0], currentTarget).catch(reportFailure);
        }}
      />
      <TargetList targets={found} send={send} />
      {found.length === 0 && <p className="text-ink-3 p-2">No tool of this name takes it.</p>}
    </>
  );
}

interface TargetListProps {
  readonly targets: readonly ToolSummary[];
  readonly send: (target: ToolSummary, element: Element) => Promise<void>;
}

function TargetList({ targets, send }: TargetListProps) {
  return targets.map((target) => (
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
  ));
}

import { useState } from 'react';
import { collections } from '#client/catalogue/collections.ts';
import { addressOf } from '#client/lib/site-data.ts';
import type { ToolSummary } from '#client/tool-kit/define-tool.ts';
import { ToolGrid } from '#client/tool-kit/frame/tool-card.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Tabs } from '#client/ui/tabs.tsx';

const shownCount = 8;
const fallbackCount = 4;
const allTab = { value: 'all', label: 'All' };
const tabs = [allTab, ...collections.map(({ id, tabLabel }) => ({ value: id, label: tabLabel }))];

interface ExploreToolsProps {
  readonly tools: readonly ToolSummary[];
  /** The tools that the section before shows already; the first tab leaves them out. */
  readonly skipped: readonly ToolSummary[];
}

export function ExploreTools({ tools, skipped }: ExploreToolsProps) {
  const [tab, setTab] = useState('all');
  const collection = collections.find(({ id }) => id === tab);
  const found = tools.filter(collection ? collection.includes : (tool) => !skipped.includes(tool));
  const most = tab === 'all' || tab === 'utility' ? shownCount : found.length;
  const shown = found.length > 0 ? found.slice(0, most) : tools.slice(0, fallbackCount);
  const isWhole = collection === undefined || found.length === 0;
  return (
    <Tabs label="Collections" value={tab} tabs={tabs} onChange={setTab} panelClassName="pt-5">
      {found.length === 0 && <p className="text-ink-2 mb-4">None yet. Other tools that many people use:</p>}
      <ToolGrid tools={shown} isFilled />
      <p className="mt-4">
        <a
          className="link inline-flex items-center gap-1.5"
          href={addressOf(isWhole ? '/all-tools' : `/tool-category/${tab}`)}
        >
          {isWhole
            ? `All ${tools.length} tools`
            : found.length === 1
              ? collection.title
              : `All ${found.length} ${collection.title}`}
          <Icon name="arrow-right" />
        </a>
      </p>
    </Tabs>
  );
}

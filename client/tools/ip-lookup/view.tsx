import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { InputPane, Pane, TextTool } from '#client/tool-kit/texts/text-panes.tsx';
import { useTextSource } from '#client/tool-kit/texts/text-source.ts';
import { Button } from '#client/ui/button.tsx';
import type { CodeAreaHandle } from '#client/ui/code/code-area.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import type { RunReport } from '#client/tool-kit/operation-page/text-outcome.tsx';
import { schema } from './state.ts';
import { OptionBar } from './view/option-bar.tsx';

// There is nothing to show before there is an address.
const TextOutcome = lazyPart(async () => ({
  default: (await import('#client/tool-kit/operation-page/live-parts.ts')).TextOutcome,
}));

const sample = '8.8.8.8\n2001:db8::1\n172.16.4.7\n192.0.2.0/24\n192.0.2.0 - 192.0.2.130';

export default function IpLookup() {
  const [state, change] = useToolState(schema);
  const [told, setReport] = useState<RunReport>();
  const [isAsking, setIsAsking] = useState(false);
  const control = useTextSource();
  const areaRef = useRef<CodeAreaHandle>(null);
  const report = control.isEmpty ? undefined : told;

  async function askAddress(): Promise<void> {
    setIsAsking(true);
    try {
      const { askOwnAddress } = await import('#client/lib/geo/own-address.ts');
      control.setText(await askOwnAddress());
    } finally {
      setIsAsking(false);
    }
  }

  return (
    <TextTool options={<OptionBar state={state} change={change} />} status={report?.status}>
      <InputPane
        control={control}
        title="Addresses"
        placeholder="An address, network or range a line; or a log in which they stand"
        sample={sample}
        areaRef={areaRef}
        {...(report ? { marks: report.marks } : {})}
        toolbar={
          <Button
            icon="map-pin"
            tone="plain"
            isSmall
            disabled={isAsking}
            title="Asks this site’s server which address it sees"
            onClick={() => {
              askAddress().catch(reportFailure);
            }}
          >
            <span className="pane-toolbar-label">My address</span>
          </Button>
        }
      />
      <Suspense fallback={<EmptyOutput />}>
        {control.isEmpty ? (
          <EmptyOutput />
        ) : (
          <TextOutcome
            toolId="ip-lookup"
            source={control.source}
            takesBytes={false}
            options={state}
            isRandom={false}
            areaRef={areaRef}
            onReport={setReport}
          />
        )}
      </Suspense>
    </TextTool>
  );
}

function EmptyOutput() {
  return (
    <Pane title="Output">
      <p className="mono text-ink-3 px-4 py-2.5 text-[0.875rem]">The result appears here</p>
    </Pane>
  );
}

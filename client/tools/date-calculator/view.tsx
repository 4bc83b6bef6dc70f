import { useMemo } from 'react';
import { ResultPanel } from '#client/tool-kit/result-panel.tsx';
import { RunError } from '#client/tool-kit/run-feedback.tsx';
import { useReceivedData } from '#client/tool-kit/tool-context.ts';
import { useLocale } from '#client/tool-kit/use-locale.ts';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import { useLiveRun } from '#client/tool-kit/use-tool-run.ts';
import { useToolState } from '#client/tool-kit/use-tool-state.ts';
import { Tabs } from '#client/ui/tabs.tsx';
import { AddForm } from './add-form.tsx';
import type { DateResult } from './describe.ts';
import { DifferenceForm } from './difference-form.tsx';
import { schema } from './state.ts';
import { useToday } from './use-today.ts';
import { Working } from './working.tsx';

const tabs = [
  { value: 'difference', label: 'Date Difference' },
  { value: 'add', label: 'Add/Subtract Time' },
] as const;

export default function DateCalculator() {
  const [state, change] = useToolState(schema);
  const locale = useLocale();
  const today = useToday();
  const isDifference = state.tab === 'difference';
  const isReady = isDifference
    ? state.isDifferenceAsked && state.start !== '' && state.end !== ''
    : state.isSumAsked && state.amount !== '';
  const task = useMemo(
    () =>
      isReady && today !== ''
        ? async () => (await import('./describe.ts')).describeDates(state, today, locale)
        : undefined,
    [isReady, locale, state, today],
  );
  const run = useLiveRun<DateResult>(task);
  const result = run.output;

  function calculate(): void {
    if (isDifference) change({ isDifferenceAsked: true });
    else change({ isSumAsked: true, base: state.base || today });
  }

  useReceivedData(({ text }) => {
    const date = /\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0];
    if (date) change({ start: date, base: date });
  });
  useShortcuts({ run: calculate });

  const Form = isDifference ? DifferenceForm : AddForm;
  return (
    <div className="tool-columns">
      <div className="tool-card tool-pad fields">
        <Tabs
          label="Kind of calculation"
          value={state.tab}
          tabs={tabs}
          onChange={(tab) => change({ tab })}
          panelClassName="fields"
        >
          <Form state={state} change={change} today={today} onCalculate={calculate} />
          <RunError error={run.error} />
        </Tabs>
      </div>
      <ResultPanel
        label={isDifference ? 'Difference' : 'Date'}
        value={result?.shown}
        copyText={result?.plain}
        placeholder={isDifference ? 'Choose two dates.' : 'Choose what to add.'}
        isStale={run.isStale}
      >
        {result && <Working result={result} isDate={!isDifference} isStale={run.isStale} />}
      </ResultPanel>
    </div>
  );
}

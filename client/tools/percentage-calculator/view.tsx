import { useMemo } from 'react';
import { ResultPanel } from '#client/tool-kit/results/result-panel.tsx';
import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import { useReceivedData } from '#client/tool-kit/frame/tool-context.ts';
import { useLocale } from '#client/ui/use-locale.ts';
import { useLiveRun } from '#client/tool-kit/running/use-tool-run.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { Tabs } from '#client/ui/tabs.tsx';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { PercentageFields } from './view/percentage-fields.tsx';
import type { PercentageResult } from './results/result-text.ts';
import { schema } from './state.ts';
import { isComplete } from './tab-fields.ts';

const tabs = [
  { value: 'basic', label: 'Basic' },
  { value: 'percent-of', label: 'Percent Of' },
  { value: 'change', label: 'Percent Change' },
  { value: 'points', label: 'Percentage Points' },
  { value: 'tip', label: 'Tip Calculator' },
  { value: 'price', label: 'Discount & Tax' },
] as const;

export default function PercentageCalculator() {
  const [state, change] = useToolState(schema);
  const locale = useLocale();
  const canRun = isComplete(state);
  const task = useMemo(
    () =>
      canRun
        ? async () => (await import('./results/results.ts')).describePercentage(state, locale)
        : undefined,
    [canRun, locale, state],
  );
  const run = useLiveRun<PercentageResult>(task);

  useReceivedData(({ text }) => {
    if (text !== undefined) change({ tab: 'basic', find: 'part', whole: text.trim(), locale: 'en' });
  });

  return (
    <Tabs
      label="Kind of calculation"
      value={state.tab}
      tabs={tabs}
      onChange={(tab) => change({ tab })}
      panelClassName="tool-columns mt-4"
    >
      <div className="tool-card tool-pad fields">
        <PercentageFields
          state={state}
          error={run.error}
          change={(values) => change({ ...values, locale })}
        />
        <RunError error={run.error?.details.field === undefined ? run.error : undefined} />
      </div>
      <ResultPanel
        label={run.output?.label ?? 'Result'}
        value={run.output?.shown}
        copyText={run.output?.copied}
        placeholder="Fill in the numbers."
        isStale={run.isStale}
      >
        {run.output && <Working result={run.output} isStale={run.isStale} />}
      </ResultPanel>
    </Tabs>
  );
}

function Working({ result, isStale }: { readonly result: PercentageResult; readonly isStale: boolean }) {
  const { exact, sentences, rows, share, plain } = result;
  return (
    <div className={`text-ink-2 tabular grid gap-2 wrap-anywhere ${isStale ? 'stale' : ''}`}>
      {share !== undefined && (
        <div className="bg-surface-2 border-line h-4 overflow-hidden rounded-full border" aria-hidden="true">
          <div className="bg-accent h-full" style={{ width: `${share * 100}%` }} />
        </div>
      )}
      {exact && (
        <p>
          {exact.startsWith('≈') ? 'More exactly' : 'Exactly'}: <strong data-testid="exact">{exact}</strong>
        </p>
      )}
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {rows.length > 0 && (
        <table className="data-table text-ink">
          <tbody>
            {rows.map(([label, value], index) => (
              <tr key={index}>
                <th scope="row">{label}</th>
                <td className="text-right">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div>
        <SendTo kind="number" getData={() => ({ text: plain })} />
      </div>
    </div>
  );
}

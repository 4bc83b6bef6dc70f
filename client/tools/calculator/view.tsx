import { useReceivedData } from '#client/tool-kit/frame/tool-context.ts';
import { useLocale } from '#client/ui/use-locale.ts';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { Tabs } from '#client/ui/tabs.tsx';
import { CalculatorResult } from './view/calculator-result.tsx';
import { BasicForm } from './view/basic-form.tsx';
import { History } from './view/history.tsx';
import { ScientificForm } from './view/scientific-form.tsx';
import { schema } from './state.ts';
import { useCalculation } from './view/use-calculation.ts';

const tabs = [
  { value: 'basic', label: 'Basic' },
  { value: 'scientific', label: 'Scientific' },
] as const;

export default function Calculator() {
  const [state, change] = useToolState(schema);
  const locale = useLocale();
  const { run, history, calculate, clearHistory } = useCalculation(state);

  useReceivedData(({ text }) => {
    if (text !== undefined) change({ tab: 'scientific', expression: text.trim(), locale: 'en' });
  });
  useShortcuts({ run: calculate });

  const Form = state.tab === 'basic' ? BasicForm : ScientificForm;
  return (
    <div className="tool-columns">
      <div className="tool-card tool-pad fields">
        <Tabs
          label="Kind of calculator"
          value={state.tab}
          tabs={tabs}
          onChange={(tab) => change({ tab })}
          panelClassName="fields"
        >
          <Form
            state={state}
            change={(values) => change({ ...values, locale })}
            error={run.error}
            onCalculate={calculate}
          />
        </Tabs>
      </div>
      <div className="grid gap-4">
        <CalculatorResult run={run} state={state} />
        <History
          lines={history}
          locale={locale}
          onUse={(expression) => change({ tab: 'scientific', expression, locale })}
          onClear={clearHistory}
        />
      </div>
    </div>
  );
}

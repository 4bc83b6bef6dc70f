import { useEffect, useState } from 'react';
import { ResultPanel } from '#client/tool-kit/results/result-panel.tsx';
import { useReceivedData } from '#client/tool-kit/frame/tool-context.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { useLocale } from '#client/ui/use-locale.ts';
import { ToolInputError } from '#core/errors.ts';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { ConverterFields } from './view/converter-fields.tsx';
import { QueryField } from './view/query-field.tsx';
import { RecentConversions } from './view/recent-conversions.tsx';
import { schema } from './state.ts';
import { useConversion } from './view/use-conversion.ts';

const maxRecent = 8;

export default function UnitConverter() {
  const [state, change] = useToolState(schema);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const locale = useLocale();
  const [isUnread, setIsUnread] = useState(false);
  const run = useConversion(state, locale);
  const isStale = run.isStale || isUnread;
  const { shown, Working, AllUnits } = run.output ?? {};

  // The initial value means the same in every language, so it may take on the person's.
  useEffect(() => {
    if (state.value === '1' && state.locale !== locale) change({ locale });
  }, [change, locale, state.value, state.locale]);

  useReceivedData(({ text }) => {
    if (text !== undefined) change({ value: text.trim(), locale: 'en' });
  });

  /** From what stands in the fields now: the live result may still be on its way. */
  async function keepResult(): Promise<void> {
    if (state.value.trim() === '') return;
    const { convertTyped } = await import('./conversion.ts');
    try {
      const { line } = convertTyped(state, locale);
      setRecent((lines) => [line, ...lines.filter((other) => other !== line)].slice(0, maxRecent));
    } catch (error) {
      // The live run shows the mistake in its field.
      if (!(error instanceof ToolInputError)) throw error;
    }
  }
  const keep = () => {
    keepResult().catch(reportFailure);
  };

  useShortcuts({ run: keep });

  return (
    <div className="tool-columns">
      <div className="tool-card tool-pad fields">
        <QueryField state={state} change={change} locale={locale} onUnread={setIsUnread} />
        <ConverterFields state={state} change={change} locale={locale} error={run.error} onConvert={keep} />
        <RecentConversions lines={recent} />
      </div>
      <div className="grid gap-4">
        <ResultPanel
          label="Result"
          value={shown?.text}
          copyText={shown?.copied}
          placeholder="Enter a value to convert."
          isStale={isStale}
        >
          {shown && Working && <Working shown={shown} locale={locale} />}
        </ResultPanel>
        {shown && AllUnits && (
          <AllUnits shown={shown} locale={locale} isStale={isStale} onChoose={(to) => change({ to })} />
        )}
      </div>
    </div>
  );
}

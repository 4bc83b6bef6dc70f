import { useEffect, useState } from 'react';
import { ResultPanel } from '#client/tool-kit/results/result-panel.tsx';
import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import { useReceivedData } from '#client/tool-kit/frame/tool-context.ts';
import { useLocale } from '#client/ui/use-locale.ts';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { AllUnits } from './view/all-units.tsx';
import { ConverterFields } from './view/converter-fields.tsx';
import { explainConversion } from './logic.ts';
import { writeAmount } from './amounts.ts';
import { writeAsTyped, writeNumber } from '#core/numbers/write-number.ts';
import { QueryField } from './view/query-field.tsx';
import { RecentConversions } from './view/recent-conversions.tsx';
import { schema } from './state.ts';
import { type ShownConversion, useConversion } from './view/use-conversion.ts';

const maxRecent = 8;

export default function UnitConverter() {
  const [state, change] = useToolState(schema);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const locale = useLocale();
  const run = useConversion(state);
  const shown = run.output;

  // The initial value means the same in every language, so it may take on the person's.
  useEffect(() => {
    if (state.value === '1') change({ locale });
  }, [change, locale, state.value]);

  useReceivedData(({ text }) => {
    if (text !== undefined) change({ value: text.trim(), locale: 'en' });
  });

  function keepResult(): void {
    if (!shown || run.error) return;
    const line = describe(shown, locale);
    setRecent((lines) => [line, ...lines.filter((other) => other !== line)].slice(0, maxRecent));
  }

  useShortcuts({ run: keepResult });

  return (
    <div className="tool-columns">
      <div className="tool-card tool-pad fields">
        <QueryField state={state} change={change} locale={locale} />
        <ConverterFields
          state={state}
          change={change}
          locale={locale}
          error={run.error}
          onConvert={keepResult}
        />
        <RecentConversions lines={recent} />
      </div>
      <div className="grid gap-4">
        <ResultPanel
          label="Result"
          value={shown && `${writeNumber(shown.conversion.rounded, locale)} ${shown.to.symbol}`}
          copyText={shown && writeAsTyped(shown.conversion.rounded, locale)}
          placeholder="Enter a value to convert."
          isStale={run.isStale}
        >
          {shown && <Working shown={shown} locale={locale} />}
        </ResultPanel>
        {shown && (
          <AllUnits shown={shown} locale={locale} isStale={run.isStale} onChoose={(to) => change({ to })} />
        )}
      </div>
    </div>
  );
}

function Working({ shown, locale }: { readonly shown: ShownConversion; readonly locale: string }) {
  const { from, to, category, conversion, amount } = shown;
  const { exact } = conversion;
  return (
    <div className="text-ink-2 tabular grid gap-1.5">
      {exact && (
        <p className="wrap-anywhere">
          {exact.isWhole ? 'Exactly' : 'More exactly'}:{' '}
          <strong data-testid="exact">
            {writeNumber(exact.text, locale)} {to.symbol}
          </strong>
        </p>
      )}
      <p>
        {writeAmount(amount, locale)} {from.symbol} to {to.name}.{' '}
        {explainConversion(from, to, category, locale)}
      </p>
      <div>
        <SendTo kind="number" getData={() => ({ text: exact?.isWhole ? exact.text : conversion.rounded })} />
      </div>
    </div>
  );
}

function describe({ amount, from, to, conversion }: ShownConversion, locale: string): string {
  const result = writeNumber(conversion.rounded, locale);
  return `${writeAmount(amount, locale)} ${from.symbol} = ${result} ${to.symbol}`;
}

import { SendTo } from '#client/tool-kit/results/send-to.tsx';
import { writeDecimal } from '#core/numbers/write-decimal.ts';
import { writeAmount } from '../amounts.ts';
import type { ShownConversion } from '../conversion.ts';
import { explainConversion } from '../logic.ts';

/** How the result came about, and all its digits where the large one was rounded. */
export function Working({ shown, locale }: { readonly shown: ShownConversion; readonly locale: string }) {
  const { from, to, category, conversion, amount } = shown;
  const { exact } = conversion;
  return (
    <div className="text-ink-2 tabular grid gap-1.5">
      {exact && (
        <p className="wrap-anywhere">
          {exact.isWhole ? 'Exactly' : 'More exactly'}:{' '}
          <strong data-testid="exact">
            {writeDecimal(exact.text, locale)} {to.symbol}
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

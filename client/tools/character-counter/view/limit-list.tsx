import { NumberField } from '#client/ui/fields/number-field.tsx';
import { formatCount } from '#core/numbers/number-format.ts';
import { type Limit, limitsFor } from '../limits.ts';
import type { TextReport } from '../logic.ts';
import type { SmsCount } from '#core/text/counting/sms.ts';
import type { CounterState } from '../state.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

interface LimitListProps {
  readonly report: TextReport;
  readonly state: CounterState;
  readonly change: (change: Partial<CounterState>) => void;
}

/** Shows how much of common limits the text uses. */
export function LimitList({ report, state, change }: LimitListProps) {
  return (
    <section className="tool-card tool-pad grid gap-3" aria-labelledby="limits">
      <h2 id="limits" className="text-lg">
        Limits
      </h2>
      <NumberField
        label="Custom limit"
        min={1}
        max={10_000_000}
        isInteger
        step={100}
        placeholder="for example 1000"
        value={state.ownLimit}
        onChange={(ownLimit) => {
          if (!Number.isNaN(ownLimit)) change({ ownLimit });
        }}
      />
      <ul className="grid gap-2.5">
        {report.post && <SmsLine sms={report.post.sms} />}
        {limitsFor(report, state.ownLimit).map((limit) => (
          <LimitLine key={limit.name} limit={limit} />
        ))}
      </ul>
    </section>
  );
}

function LimitLine({ limit: { name, used, max, note } }: { readonly limit: Limit }) {
  const isOver = used > max;
  return (
    <li>
      <p className="flex items-baseline justify-between gap-3 text-[0.9375rem]">
        <span className="font-semibold">
          {name} {note && <span className="text-ink-3 font-normal">{note}</span>}
        </span>
        <span className={`tabular whitespace-nowrap ${isOver ? 'text-danger font-semibold' : 'text-ink-2'}`}>
          {writeNumber(used)} / {writeNumber(max)}
          {isOver && <span className="visually-hidden"> too long</span>}
        </span>
      </p>
      <Bar fraction={used / max} isOver={isOver} />
    </li>
  );
}

function SmsLine({ sms }: { readonly sms: SmsCount }) {
  const { alphabet, messages, units, left, culprit } = sms;
  return (
    <li>
      <p className="flex items-baseline justify-between gap-3 text-[0.9375rem]">
        <span className="font-semibold">
          SMS{' '}
          <span className="text-ink-3 font-normal">
            {culprit === undefined ? alphabet : `${alphabet} because of “${culprit}”`}
          </span>
        </span>
        <span className="tabular text-ink-2" data-testid="sms">
          {formatCount(messages, 'message')}, {formatCount(left, 'character')} left
        </span>
      </p>
      <Bar fraction={units / (units + left)} isOver={false} />
    </li>
  );
}

function Bar({ fraction, isOver }: { readonly fraction: number; readonly isOver: boolean }) {
  return (
    <span className="progress mt-1" aria-hidden="true">
      <span
        className="progress-bar"
        style={{
          transform: `scaleX(${Math.min(1, fraction)})`,
          ...(isOver ? { background: 'var(--danger)' } : {}),
        }}
      />
    </span>
  );
}

import { type Ref, useMemo } from 'react';
import { listRuns } from '#core/codes/drawing/module-runs.ts';
import { encodeQr } from '#core/codes/symbol/qr-symbol.ts';
import type { Fact, Sheet } from '../sheet/describe-invoice.ts';

interface PreviewProps {
  readonly sheet: Sheet;
  readonly logo: string;
  readonly sumsRef: Ref<HTMLDListElement>;
}

/** A preview of the printed invoice. */
export function Preview({ sheet, logo, sumsRef }: PreviewProps) {
  const { labels, columns } = sheet;
  return (
    <div className="grid gap-4 wrap-anywhere" data-print="">
      {logo !== '' && <img src={logo} alt="" className="max-h-16 max-w-48" />}
      <h2 className="text-[1.25rem] font-bold" dir="auto">
        {sheet.title}
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid content-start gap-3">
          <PartyBlock label={labels.from} lines={sheet.seller} />
          <PartyBlock label={labels.to} lines={sheet.buyer} />
        </div>
        <Facts facts={sheet.facts} />
      </div>
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Lines of the invoice">
        <table className="data-table">
          <thead>
            <tr>
              {columns.map((label, index) => (
                <th
                  key={label + String(index)}
                  scope="col"
                  className={`wrap-normal ${index === 0 ? '' : 'text-end'}`}
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.rows.map((row) => (
              <tr key={row.position}>
                <td className="min-w-32">
                  <p dir="auto">{row.name}</p>
                  {row.details !== '' && (
                    <p className="text-ink-2 text-[0.8125rem] whitespace-pre-line" dir="auto">
                      {row.details}
                    </p>
                  )}
                </td>
                {[row.quantity, row.price, row.vat, row.amount].map((figure, index) => (
                  <td key={index} className="text-end whitespace-nowrap">
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl
        ref={sumsRef}
        className="tabular ms-auto grid w-full px-[0.7rem] max-md:px-1 max-w-96 grid-cols-[1fr_auto] gap-x-4 gap-y-1"
      >
        {sheet.sums.map(({ label, value, isStrong }) => (
          <div key={label} className={`contents ${isStrong ? 'font-bold' : ''}`}>
            <dt>{label}</dt>
            <dd className="text-end">{value}</dd>
          </div>
        ))}
      </dl>
      {sheet.remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      {sheet.payment.length > 0 && (
        <div>
          <p className="font-semibold">{labels.payment}</p>
          <Facts facts={sheet.payment} />
          {sheet.code !== undefined && <PaymentCode text={sheet.code} />}
        </div>
      )}
      {sheet.notes !== '' && (
        <p className="whitespace-pre-line" dir="auto">
          {sheet.notes}
        </p>
      )}
    </div>
  );
}

function PartyBlock({ label, lines }: { readonly label: string; readonly lines: readonly string[] }) {
  const [name, ...others] = lines;
  return (
    <div>
      <p className="text-ink-2 text-[0.8125rem]">{label}</p>
      <p className="font-semibold" dir="auto">
        {name}
      </p>
      {others.map((line, index) => (
        <p key={index} dir="auto">
          {line}
        </p>
      ))}
    </div>
  );
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="grid content-start gap-x-4 gap-y-1 text-[0.9375rem]">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap gap-x-3">
          {label !== '' && <dt className="text-ink-2 min-w-28">{label}</dt>}
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A QR code for a banking app. */
function PaymentCode({ text }: { readonly text: string }) {
  const { across, path } = useMemo(() => {
    const symbol = encodeQr(text, { level: 'M' });
    const runs = listRuns(symbol).map(({ x, y, length }) => `M${x + 4} ${y + 4}h${length}v1h-${length}z`);
    return { across: symbol.across + 8, path: runs.join('') };
  }, [text]);
  return (
    <svg
      viewBox={`0 0 ${across} ${across}`}
      className="mt-2 size-28"
      role="img"
      aria-label="QR code to pay by SEPA transfer"
    >
      <rect width={across} height={across} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}

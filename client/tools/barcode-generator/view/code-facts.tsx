import { Badge } from '#client/ui/badge.tsx';
import { CopyButton } from '#client/ui/copy-button.tsx';
import type { BarScan } from '#core/codes/bars/bar-scan.ts';
import { writeNumber } from '#core/numbers/write-number.ts';
import type { OneDetail } from '../making/details.ts';

const oneDigit = { maximumFractionDigits: 1 };
const threeDigits = { maximumFractionDigits: 3 };

/** Shows a code's size, content, and scan reliability. */
export function CodeFacts({ detail }: { readonly detail: OneDetail }) {
  const { full, widthMm, heightMm, moduleMm, moduleDots, scan } = detail;
  return (
    <section aria-label="About this code" className="grid gap-3">
      <div role="status" className="flex flex-wrap items-center gap-2" data-testid="scan">
        <ScanVerdict scan={scan} />
      </div>
      <p className="text-ink-2 tabular text-[0.9375rem]" data-testid="facts">
        {writeNumber(widthMm, 'en', oneDigit)} × {writeNumber(heightMm, 'en', oneDigit)} mm with its quiet
        zone · module {writeNumber(moduleMm, 'en', threeDigits)} mm
        {moduleDots === undefined ? '' : ` = ${moduleDots} ${moduleDots === 1 ? 'dot' : 'dots'}`}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <code className="mono min-w-0 wrap-anywhere" data-testid="full">
          {full}
        </code>
        <CopyButton isSmall label="Copy text" text={full} />
      </div>
    </section>
  );
}

function ScanVerdict({ scan }: { readonly scan: BarScan | undefined }) {
  if (!scan) return <Badge tone="warn">Not scanned back</Badge>;
  if (scan.outcome === 'other') return <Badge tone="danger">Reads wrong</Badge>;
  if (scan.outcome === 'nothing') return <Badge tone="danger">Does not scan</Badge>;
  const isSafe = scan.isSmallRead && scan.isBlurRead;
  return (
    <>
      <Badge tone={isSafe ? 'normal' : 'warn'}>
        {isSafe ? 'Scans safely' : 'Scans, with little to spare'}
      </Badge>
      <span className="text-ink-2 text-[0.9375rem]">
        {isSafe
          ? 'Read back as written, also shrunk and blurred.'
          : 'Read back as written, but not under strain.'}
      </span>
    </>
  );
}

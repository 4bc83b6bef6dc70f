import { downloadText } from '#client/lib/files/downloads.ts';
import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { advisePrint } from '#core/codes/scanning/advice.ts';
import type { MadeCode } from '../making/making.ts';
import { type ChangeState, type QrState, schema } from '../state.ts';
import { writePdf } from '#core/codes/drawing/pdf-file.ts';
import { writeSvg } from '#core/codes/drawing/vector-files.ts';
import { writeNumber } from '#core/numbers/write-number.ts';

interface PrintPanelProps {
  readonly code: MadeCode;
  readonly state: QrState;
  readonly change: ChangeState;
  readonly isStale: boolean;
}

const twoDigits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Shows whether the code is too dense for its printed width, and offers files of exactly that width. */
export function PrintPanel({ code, state, change, isStale }: PrintPanelProps) {
  const { symbol, style, logo, request } = code;
  const widthMm = state.printedMm;
  const placed = logo && request.logo && { ...request.logo, box: logo.box };
  const advice = advisePrint(symbol.across, style.quietZone, widthMm);
  const name = (extension: string) => `qrcode-${Date.now()}-${widthMm}mm.${extension}`;
  return (
    <section aria-label="Print" className="border-line grid gap-3 border-t pt-3">
      <div className="flex flex-wrap items-end gap-2">
        <div className="w-40">
          <OptionFields schema={schema} only={['printedMm']} layout="form" options={state} change={change} />
        </div>
        <Button
          icon="file-text"
          disabled={isStale}
          onClick={() => {
            writePdf(symbol, style, widthMm, placed).then(
              (pdf) => downloadText(pdf, name('pdf'), 'application/pdf'),
              reportFailure,
            );
          }}
        >
          PDF for print
        </Button>
        <Button
          icon="file-text"
          disabled={isStale}
          onClick={() => {
            const svg = writeSvg(symbol, style, `${widthMm}mm`, placed);
            downloadText(svg, name('svg'), 'image/svg+xml');
          }}
        >
          SVG for print
        </Button>
      </div>
      {advice.isTooDense ? (
        <Alert tone="danger" title={`Too dense to print ${widthMm} mm wide`}>
          <p>
            A module would be {writeNumber(advice.moduleMm, 'en', twoDigits)} mm. Print it at least{' '}
            {advice.leastWidthMm} mm wide, or put less into it.
          </p>
        </Alert>
      ) : (
        <p className="text-ink-2 text-[0.9375rem]" data-testid="print-advice">
          A module is {writeNumber(advice.moduleMm, 'en', twoDigits)} mm. At least {advice.leastWidthMm} mm
          wide; read from about {Math.round(advice.distanceMm / 10)} cm away.
        </p>
      )}
    </section>
  );
}

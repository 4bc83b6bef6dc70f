import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { downloadBlob } from '#client/lib/files/downloads.ts';
import { NotesList } from '#client/tool-kit/operation-page/notes-list.tsx';
import { runOperation } from '#client/tool-kit/operations/runner.ts';
import { useIsAway } from '#client/tool-kit/results/result-panel.tsx';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import { Button } from '#client/ui/button.tsx';
import { mediaTypeOf } from '#core/files/media-types.ts';
import type { InvoiceFault } from '#core/money/invoices/check-invoice.ts';
import { type Note, ToolInputError } from '#core/errors.ts';
import type { Invoice } from '#core/money/invoices/invoice.ts';
import { keepDraft, keptStore, rememberBuyer } from '../form/kept-invoice.ts';
import { outcomeOf } from '../form/outcome.ts';
import type { InvoiceDetail } from '../make-invoice.ts';
import type { InvoiceOptions } from '../schema.ts';
import { Preview } from './preview.tsx';

interface ResultProps {
  readonly typed: Invoice;
  readonly locale: string;
  readonly options: InvoiceOptions;
  readonly onError: (error: ToolInputError | undefined) => void;
}

/** Shows the live preview, missing data, and the files. */
export function Result({ typed, locale, options, onError }: ResultProps) {
  const { language } = options;
  const outcome = useMemo(() => outcomeOf(typed, locale, language), [typed, locale, language]);
  const error = 'error' in outcome ? outcome.error : undefined;
  const [good, setGood] = useState(outcome);
  if (!error && good !== outcome) setGood(outcome);
  useEffect(() => onError(error), [onError, error]);
  const total = 'sheet' in good ? good.sheet.sums.find(({ isStrong }) => isStrong) : undefined;
  const [busy, setBusy] = useState<string>();
  const [notes, setNotes] = useState<readonly Note[]>([]);
  /** Why the last file of this invoice was not made. */
  const [refusal, setRefusal] = useState<{ of: typeof outcome; error: ToolInputError }>();
  const save = (output: InvoiceOptions['output']) => {
    // Another file may be asked for while the last one is still being saved.
    if ('error' in outcome || busy === output) return;
    setBusy(output);
    setRefusal(undefined);
    makeFile(outcome.invoice, { ...options, output })
      .then((missing) => {
        setNotes(missing);
        keepDraft(typed, locale, rememberBuyer(keptStore.read()?.buyers ?? [], typed.buyer));
      })
      .catch((failure: unknown) => {
        if (!(failure instanceof ToolInputError)) throw failure;
        setRefusal({ of: outcome, error: failure });
      })
      .finally(() => setBusy(undefined));
  };
  const barRef = useRef<HTMLDivElement>(null);
  const isAway = useIsAway(barRef);
  const sumsRef = useRef<HTMLDListElement>(null);
  useShortcuts({ download: () => save('pdf') });
  return (
    <>
      <div className="flex flex-wrap gap-2" ref={barRef}>
        <Button tone="primary" icon="download" disabled={error !== undefined} onClick={() => save('pdf')}>
          {busy === 'pdf' ? 'Making the PDF…' : 'Download PDF'}
        </Button>
        <Button disabled={error !== undefined} onClick={() => save('xml')}>
          XML
        </Button>
        <Button disabled={error !== undefined} onClick={() => save('json')}>
          JSON
        </Button>
        <FarTotal sumsRef={sumsRef} isStale={error !== undefined} {...total} />
      </div>
      <RunError error={error ?? (refusal?.of === outcome ? refusal.error : undefined)} />
      <NotesList notes={notes} />
      {'sheet' in good && (
        <>
          <Faults faults={good.faults} />
          <div className={error ? 'stale' : ''}>
            <Preview sheet={good.sheet} logo={good.invoice.logo} sumsRef={sumsRef} />
          </div>
          {isAway && (
            <div className={`foot-bar narrow-only ${error ? 'stale' : ''}`}>
              <span className="tabular min-w-0 flex-1 truncate font-semibold">
                <span className="text-ink-2 block truncate text-[0.8125rem]">{total?.label}</span>
                {total?.value}
              </span>
              <Button isSmall tone="primary" disabled={error !== undefined} onClick={() => save('pdf')}>
                PDF
              </Button>
            </div>
          )}
        </>
      )}
    </>
  );
}

interface FarTotalProps {
  readonly sumsRef: RefObject<HTMLElement | null>;
  readonly isStale: boolean;
  readonly label?: string;
  readonly value?: string;
}

/** The total, while the sums are not in view. A phone has it at the foot of the screen. */
function FarTotal({ sumsRef, isStale, label, value }: FarTotalProps) {
  const isAway = useIsAway(sumsRef);
  if (!isAway || label === undefined) return null;
  return (
    <p className={`wide-only tabular ms-auto self-center text-end ${isStale ? 'stale' : ''}`}>
      {label} <strong className="ms-2 whitespace-nowrap">{value}</strong>
    </p>
  );
}

/** Saves the file, and returns the notes that only come from making it. */
async function makeFile(invoice: Invoice, options: InvoiceOptions): Promise<readonly Note[]> {
  const { parts, detail } = await runOperation('invoice-generator', JSON.stringify(invoice), options);
  const [part] = parts;
  if (part) {
    const { name, kind, content } = part;
    downloadBlob(
      typeof content === 'string' ? new Blob([content], { type: mediaTypeOf(kind) }) : content,
      name,
    );
  }
  return (detail as InvoiceDetail | undefined)?.missing ?? [];
}

/** Lists data that the law or the standard requires and that is missing. */
function Faults({ faults }: { readonly faults: readonly InvoiceFault[] }) {
  if (faults.length === 0) {
    return (
      <p className="text-ink-2">Complete: the PDF holds an e-invoice by EN 16931 (Factur-X, ZUGFeRD).</p>
    );
  }
  const isBreaking = faults.some(({ rule }) => rule !== undefined);
  const missing = faults.length === 1 ? 'one thing is missing' : `${faults.length} things are missing`;
  return (
    <details className="alert alert-info">
      <summary className="cursor-pointer">
        You can download the PDF now; {isBreaking ? 'for an e-invoice in it, ' : ''}
        {missing}
      </summary>
      <ul className="mt-2 grid gap-1">
        {faults.map(({ place, sentence, rule }) => (
          <li key={place + sentence}>
            {sentence} {rule !== undefined && <span className="text-ink-2">({rule})</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

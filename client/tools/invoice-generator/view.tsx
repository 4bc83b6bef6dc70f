import { useCallback, useEffect, useState } from 'react';
import { useWarmUp } from '#client/tool-kit/files/use-warm-up.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { SelectField } from '#client/ui/fields/inputs.tsx';
import { useLocale } from '#client/ui/use-locale.ts';
import type { ToolInputError } from '#core/errors.ts';
import type { Invoice } from '#core/money/invoices/invoice.ts';
import { emptyInvoice } from '#core/money/invoices/sample-invoice.ts';
import { languageChoices, paperChoices, schema } from './schema.ts';
import { InvoiceForm } from './view/invoice-form.tsx';

export default function InvoiceGenerator() {
  const [options, changeOptions] = useToolState(schema);
  const locale = useLocale();
  const [typed, setTyped] = useState<Invoice>(emptyInvoice);
  const [error, setError] = useState<ToolInputError>();
  const parts = useParts();
  const warmUp = useWarmUp();
  const change = useCallback(
    (values: Partial<Invoice>) => setTyped((before) => ({ ...before, ...values })),
    [],
  );
  return (
    <div className="tool-columns">
      <div className="tool-card tool-pad fields" onPointerEnter={warmUp} onFocus={warmUp}>
        {parts && <parts.Desk typed={typed} locale={locale} onReplace={setTyped} />}
        <InvoiceForm typed={typed} error={error} onChange={change} />
      </div>
      <section className="tool-card tool-pad stays grid content-start gap-4" aria-label="The invoice">
        <div className="fields-row">
          <SelectField
            label="Language of the invoice"
            value={options.language}
            choices={languageChoices}
            onChange={(language) => changeOptions({ language })}
          />
          <SelectField
            label="Paper"
            value={options.paper}
            choices={paperChoices}
            onChange={(paper) => changeOptions({ paper })}
          />
        </div>
        {parts && <parts.Result typed={typed} locale={locale} options={options} onError={setError} />}
      </section>
    </div>
  );
}

type Parts = Pick<typeof import('./view/desk.tsx'), 'Desk'> &
  Pick<typeof import('./view/result.tsx'), 'Result'>;

/** Loads the code that calculates, stores and previews, which the first view of the form does not need. */
function useParts(): Parts | undefined {
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    Promise.all([import('./view/desk.tsx'), import('./view/result.tsx')])
      .then(([{ Desk }, { Result }]) => setParts({ Desk, Result }))
      .catch(reportFailure);
  }, []);
  return parts;
}

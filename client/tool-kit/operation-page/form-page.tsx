import { useEffect, useMemo, useState } from 'react';
import { useReceivedData } from '#client/tool-kit/frame/tool-context.ts';
import { isFieldShown } from '#client/tool-kit/operations/field-words.ts';
import { ResultPanel } from '#client/tool-kit/results/result-panel.tsx';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { useLocale } from '#client/ui/use-locale.ts';
import { writeAsTyped } from '#core/numbers/locale-marks.ts';
import { OptionFields } from './options/option-fields.tsx';
import type { FormOutcome } from '#client/tool-kit/calculators/form-run.ts';

interface FormPageProps {
  readonly toolId: string;
  readonly operation: AnyOperation;
}

/** The standard page of a form: boxes drawn from the schema on one side, the operation's report on the other. */
export function FormPage({ toolId, operation: { schema, form } }: FormPageProps) {
  const [state, change] = useToolState(schema);
  const reader = useLocale();
  const options = useMemo(() => ({ ...state, reader }), [state, reader]);
  const [outcome, setOutcome] = useState<FormOutcome>();
  const { report, notes = [], error } = outcome ?? {};
  // The outcome of what was entered before is old at once, not only when the run tells of it.
  const isStale = outcome?.report !== undefined && (outcome.isStale || outcome.options !== options);
  const parts = useParts();
  const set = (key: string, value: unknown, locale: string) => {
    change({ [key]: value, locale });
  };
  useReceivedData(({ text }) => {
    if (text !== undefined && form) set(form.receives, text.trim(), 'en');
  });
  const fields = Object.keys(schema).filter((key) => key !== 'locale' && key !== 'reader');
  const isSaidByField = Object.entries(schema).some(
    ([key, field]) => !field.values && key === error?.details.field && isFieldShown(field, state),
  );
  return (
    <div className="tool-columns">
      <div className="tool-card tool-pad fields">
        {form?.keeps && parts && (
          <parts.KeptInput
            {...{ toolId, schema, state }}
            keeps={form.keeps}
            receives={form.receives}
            onChange={change}
          />
        )}
        <OptionFields
          schema={schema}
          options={state}
          layout="form"
          only={fields}
          error={error}
          change={(values) => change({ ...values, locale: reader })}
        />
        <RunError error={isSaidByField ? undefined : error} />
      </div>
      {parts && <parts.FormRun toolId={toolId} options={options} onOutcome={setOutcome} />}
      <ResultPanel
        label={report?.figures[0].label ?? 'Result'}
        value={report?.figures[0].value}
        copyText={report && writeAsTyped(report.plain, reader)}
        placeholder="Fill in the numbers."
        isStale={isStale}
      >
        {report && parts && <parts.ReportView report={report} notes={notes} isStale={isStale} />}
      </ResultPanel>
    </div>
  );
}

type Parts = Pick<typeof import('#client/tool-kit/calculators/form-run.ts'), 'FormRun'> &
  Pick<typeof import('#client/tool-kit/calculators/report-view.tsx'), 'ReportView'> &
  Pick<typeof import('#client/tool-kit/calculators/kept-input.tsx'), 'KeptInput'>;

/** What works, and what shows what comes of it: not needed for the first sight of the form. */
function useParts(): Parts | undefined {
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    Promise.all([
      import('#client/tool-kit/calculators/form-run.ts'),
      import('#client/tool-kit/calculators/report-view.tsx'),
      import('#client/tool-kit/calculators/kept-input.tsx'),
    ])
      .then(([{ FormRun }, { ReportView }, { KeptInput }]) => setParts({ FormRun, ReportView, KeptInput }))
      .catch(reportFailure);
  }, []);
  return parts;
}

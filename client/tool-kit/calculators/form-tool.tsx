import { useEffect, useMemo, useState } from 'react';
import { useReceivedData } from '#client/tool-kit/frame/tool-context.ts';
import { isFieldShown } from '#client/tool-kit/operations/field-words.ts';
import { ResultPanel } from '#client/tool-kit/results/result-panel.tsx';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import type { StateOf, StateSchema } from '#client/tool-kit/state/state-schema.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { useLocale } from '#client/ui/use-locale.ts';
import { writeAsTyped } from '#core/numbers/locale-marks.ts';
import { FormField } from './form-field.tsx';
import type { FormOutcome } from './form-run.ts';
import { readOwn } from '#core/collections/read-own.ts';

interface FormToolProps<Schema extends StateSchema> {
  readonly toolId: string;
  readonly schema: Schema;
  /** The box that takes what another tool sends. */
  readonly receives: keyof Schema & string;
  /** The texts that may be kept on the device. */
  readonly keeps?: readonly (keyof Schema & string)[];
}

/** A calculator's page, drawn from its schema: boxes on one side, its operation's report on the other. */
export function FormTool<Schema extends StateSchema>(props: FormToolProps<Schema>) {
  const { toolId, schema, receives, keeps } = props;
  const [state, change] = useToolState(schema);
  const reader = useLocale();
  const options = useMemo(() => ({ ...state, reader }), [state, reader]);
  const [outcome, setOutcome] = useState<FormOutcome>();
  const { report, notes = [], error } = outcome ?? {};
  // The outcome of what was entered before is old at once, not only when the run tells of it.
  const isStale = outcome?.report !== undefined && (outcome.isStale || outcome.options !== options);
  const parts = useParts();
  const set = (key: string, value: unknown, locale: string) => {
    change({ [key]: value, locale } as unknown as Partial<StateOf<Schema>>);
  };
  useReceivedData(({ text }) => {
    if (text !== undefined) set(receives, text.trim(), 'en');
  });
  const fields = Object.entries(schema).filter(
    ([key, field]) => key !== 'locale' && key !== 'reader' && isFieldShown(field, state),
  );
  const isSaidByField = fields.some(([key, { values }]) => !values && key === error?.details.field);
  return (
    <div className="tool-columns">
      <div className="tool-card tool-pad fields">
        {keeps && parts && (
          <parts.KeptInput
            {...{ toolId, schema, state, keeps, receives }}
            onChange={(values) => change(values as unknown as Partial<StateOf<Schema>>)}
          />
        )}
        {fields.map(([key, field]) => (
          <FormField
            key={key}
            name={key}
            field={field}
            value={readOwn<unknown>(state, key)}
            error={error}
            onChange={(value) => set(key, value, reader)}
          />
        ))}
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

type Parts = Pick<typeof import('./form-run.ts'), 'FormRun'> &
  Pick<typeof import('./report-view.tsx'), 'ReportView'> &
  Pick<typeof import('./kept-input.tsx'), 'KeptInput'>;

/** What works, and what shows what comes of it: not needed for the first sight of the form. */
function useParts(): Parts | undefined {
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    Promise.all([import('./form-run.ts'), import('./report-view.tsx'), import('./kept-input.tsx')])
      .then(([{ FormRun }, { ReportView }, { KeptInput }]) => setParts({ FormRun, ReportView, KeptInput }))
      .catch(reportFailure);
  }, []);
  return parts;
}

import { lazy, Suspense, useMemo } from 'react';
import { NotesList } from '#client/tool-kit/operation-page/notes-list.tsx';
import { useOperation } from '#client/tool-kit/operation-page/use-operation.ts';
import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';
import { isFieldShown } from '#client/tool-kit/operations/field-words.ts';
import { useReceivedData } from '#client/tool-kit/frame/tool-context.ts';
import { ResultPanel } from '#client/tool-kit/results/result-panel.tsx';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import type { StateOf, StateSchema } from '#client/tool-kit/state/state-schema.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { useLocale } from '#client/ui/use-locale.ts';
import { writeAsTyped } from '#core/numbers/locale-marks.ts';
import { FormField } from './form-field.tsx';
import type { Report } from './report.ts';

const ReportView = lazy(async () => ({ default: (await import('./report-view.tsx')).ReportView }));

/** Stands for the input of operations that work from their options alone. */
const nothing = new Blob();

interface FormToolProps<Schema extends StateSchema> {
  readonly toolId: string;
  readonly schema: Schema;
  /** The box that takes a number sent by another tool. */
  readonly receives: keyof Schema & string;
}

/** A calculator's page, drawn from its schema: boxes on one side, its operation's report on the other. */
export function FormTool<Schema extends StateSchema>({ toolId, schema, receives }: FormToolProps<Schema>) {
  const [state, change] = useToolState(schema);
  const reader = useLocale();
  const options = useMemo(() => ({ ...state, reader }), [state, reader]);
  const run = useOperation<AnyOperation>(toolId, nothing, options);
  const report = run.output?.detail as Report | undefined;
  const set = (values: Readonly<Record<string, unknown>>) =>
    change({ ...values, locale: reader } as unknown as Partial<StateOf<Schema>>);
  useReceivedData(({ text }) => {
    if (text !== undefined)
      change({ [receives]: text.trim(), locale: 'en' } as unknown as Partial<StateOf<Schema>>);
  });
  const fields = Object.entries(schema).filter(
    ([key, field]) => key !== 'locale' && key !== 'reader' && isFieldShown(field, state),
  );
  const isSaidByField = fields.some(
    ([key, { box }]) => box !== undefined && key === run.error?.details.field,
  );
  return (
    <div className="tool-columns">
      <div className="tool-card tool-pad fields">
        {fields.map(([key, field]) => (
          <FormField
            key={key}
            name={key}
            field={field}
            value={state[key]}
            error={run.error}
            onChange={(value) => set({ [key]: value })}
          />
        ))}
        <RunError error={isSaidByField ? undefined : run.error} />
      </div>
      <ResultPanel
        label={report?.figures[0].label ?? 'Result'}
        value={report?.figures[0].value}
        copyText={report && writeAsTyped(report.plain, reader)}
        placeholder="Fill in the numbers."
        isStale={run.isStale}
      >
        <NotesList notes={run.notes} />
        {report && (
          <Suspense>
            <ReportView report={report} isStale={run.isStale} />
          </Suspense>
        )}
      </ResultPanel>
    </div>
  );
}

import { type ClipboardEvent, useMemo, useState } from 'react';
import { useReceivedData } from '#client/tool-kit/frame/tool-context.ts';
import { isFieldShown, tabsOf } from '#client/tool-kit/operations/field-words.ts';
import { ResultPanel } from '#client/tool-kit/results/result-panel.tsx';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';
import type { StateField, StateOf, StateSchema } from '#client/tool-kit/state/state-schema.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { Tabs } from '#client/ui/tabs.tsx';
import { useLocale } from '#client/ui/use-locale.ts';
import { readOwn } from '#core/collections/read-own.ts';
import type { ToolInputError } from '#core/errors.ts';
import { writeAsTyped } from '#core/numbers/locale-marks.ts';
import { OptionFields } from '../options/option-fields.tsx';
import type { Options } from '../use-operation.ts';
import type { FormOutcome } from '#client/tool-kit/calculators/form-run.tsx';
import { FormButtons } from './form-buttons.tsx';
import { type FormParts, useFormParts } from './form-parts.ts';

interface FormPageProps {
  readonly toolId: string;
  readonly operation: AnyOperation;
}

/** The standard page of a form: boxes drawn from the schema on one side, the operation's report on the other. */
export function FormPage({ toolId, operation }: FormPageProps) {
  const { schema, form } = operation;
  const [state, change] = useToolState(schema);
  const reader = useLocale();
  const set = (values: Options, locale = reader) => change({ ...values, locale });
  const take = (text: string) => form?.readText?.(text);
  const [sent, setSent] = useState<readonly File[]>([]);
  useReceivedData(({ text, files = [] }) => {
    setSent(files);
    if (text === undefined || form?.receives === undefined) return;
    set(take(text) ?? { ...form.receivedWith, [form.receives]: text.trim() }, 'en');
  });
  const pasteAll = (event: ClipboardEvent) => {
    const values = take(event.clipboardData.getData('text/plain'));
    if (!values) return;
    event.preventDefault();
    set(values);
  };
  const body = <FormBody {...{ toolId, operation, state, reader, sent }} onChange={set} />;
  const tabs = form?.tabs;
  // On a phone, results that need no input come first.
  const className = `tool-columns ${operation.isRandom?.(state) ? 'result-first' : ''}`;
  if (tabs === undefined)
    return (
      <div {...{ className }} onPasteCapture={pasteAll}>
        {body}
      </div>
    );
  const field = readOwn(schema, tabs);
  return (
    <div onPasteCapture={pasteAll}>
      <Tabs
        label={field?.label ?? ''}
        value={String(readOwn(state, tabs))}
        tabs={tabsOf(field)}
        onChange={(value) => change({ [tabs]: value })}
        panelClassName="tool-columns mt-4"
      >
        {body}
      </Tabs>
    </div>
  );
}

interface FormBodyProps {
  readonly operation: AnyOperation;
  readonly toolId: string;
  readonly state: StateOf<StateSchema>;
  readonly reader: string;
  readonly sent: readonly File[];
  readonly onChange: (values: Options) => void;
}

function FormBody({ toolId, operation, state, reader, sent, onChange }: FormBodyProps) {
  const { schema, form } = operation;
  const options = useMemo(() => ({ ...state, reader }), [state, reader]);
  const [outcome, setOutcome] = useState<FormOutcome>();
  const [recent, setRecent] = useState<readonly string[]>([]);
  const error = shownError(outcome, schema, state);
  const { reads } = form ?? {};
  const isOfWords = reads !== undefined && readOwn(state, reads) !== '';
  const change = (values: Options) =>
    onChange(reads === undefined || reads in values ? values : { ...values, [reads]: '' });
  const parts = useFormParts();
  const { charts, tables, others } = outcome?.report ?? {};
  const words = operation.runWords?.(state);
  const shown = Object.entries(schema).filter(
    ([key, field]) => !['locale', 'reader', form?.tabs].includes(key) && isFieldShown(field, state),
  );
  const isSaidByField = shown.some(([key, field]) => saysMistake(field) && key === error?.details.field);
  const isComplete =
    isOfWords || shown.every(([key, { isNeeded }]) => !isNeeded || String(readOwn(state, key)).trim() !== '');
  return (
    <>
      <div className={`tool-card tool-pad fields ${(charts ?? tables ?? others) ? 'stays' : ''}`}>
        {operation.isRandom && parts && <parts.LinkedNote what="options" />}
        {form?.keeps && form.receives !== undefined && parts && (
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
          only={shown.map(([key]) => key)}
          error={error}
          change={change}
        />
        <RunError error={isSaidByField ? undefined : error} />
        <FormButtons
          {...{ operation, parts, state, sent, change }}
          label={words?.button}
          canRun={isComplete}
          onRun={outcome?.rerun}
        />
        {recent.length > 0 && parts && <parts.RecentLines lines={recent} />}
      </div>
      {parts && (
        <parts.FormRun
          {...{ toolId, schema, options, isComplete, words, isOfWords }}
          onFill={onChange}
          onDone={(report) => setRecent((lines) => withRecent(lines, report?.line))}
          onOutcome={setOutcome}
        />
      )}
      <FormResult
        {...{ operation, outcome, options, reader, parts, change }}
        placeholder={
          error
            ? 'No result: the error says why.'
            : isComplete && (outcome?.isRunning ?? true)
              ? 'Calculating…'
              : form?.placeholder
        }
      />
    </>
  );
}

/** Of the controls, only text boxes show the run's error. */
function saysMistake({ initial, values, choicesFor, box }: StateField<unknown>): boolean {
  return typeof initial === 'string' && !values && !choicesFor && box !== 'color';
}

/** The last run's mistake. While the next one goes on, none in a box that the options have hidden since. */
function shownError(
  { error, isRunning = false }: Partial<FormOutcome> = {},
  schema: StateSchema,
  state: Options,
): ToolInputError | undefined {
  const field = readOwn(schema, error?.details.field ?? '');
  return isRunning && field && !isFieldShown(field, state) ? undefined : error;
}

interface FormResultProps {
  readonly operation: AnyOperation;
  readonly outcome: FormOutcome | undefined;
  readonly options: Options;
  readonly reader: string;
  readonly parts: FormParts | undefined;
  readonly placeholder: string | undefined;
  readonly change: (values: Options) => void;
}

const maxRecent = 8;

function withRecent(lines: readonly string[], line: string | undefined): readonly string[] {
  return line === undefined ? lines : [line, ...lines.filter((other) => other !== line)].slice(0, maxRecent);
}

function FormResult({ operation, outcome, options, reader, parts, placeholder, change }: FormResultProps) {
  const { report, notes = [] } = outcome ?? {};
  // A result is outdated as soon as the input changes, not only when the run reports it.
  const isStale = outcome?.report !== undefined && (outcome.isStale || outcome.options !== options);
  const [figure] = report?.figures ?? [];
  const plain = report?.plain;
  return (
    <ResultPanel
      label={figure?.label ?? 'Result'}
      value={figure?.isCode && parts ? <parts.CodeText code={figure.value} /> : figure?.value}
      copyText={figure?.copied ?? (plain === undefined ? undefined : writeAsTyped(plain, reader))}
      placeholder={placeholder ?? 'Fill in the numbers.'}
      isStale={isStale}
      actions={
        parts && (
          <>
            {report && operation.isRandom?.(options) && (
              <parts.AgainButton
                label="Generate again"
                isSecond={operation.runWords !== undefined}
                onAgain={outcome?.rerun}
              />
            )}
            {plain !== undefined && (
              <parts.SendTo kind="number" isDisabled={isStale} getData={() => ({ text: plain })} />
            )}
          </>
        )
      }
    >
      {report && parts && <parts.ReportView {...{ report, notes, isStale, change }} />}
    </ResultPanel>
  );
}

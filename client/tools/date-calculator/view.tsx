import { useMemo, useState, useSyncExternalStore } from 'react';
import { ResultPanel } from '#client/tool-kit/results/result-panel.tsx';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { Later } from '#client/tool-kit/frame/later.tsx';
import { useReceivedData } from '#client/tool-kit/frame/tool-context.ts';
import { useLocale } from '#client/ui/use-locale.ts';
import { useShortcuts } from '#client/tool-kit/use-shortcuts.ts';
import { isFieldShown } from '#client/tool-kit/operations/field-words.ts';
import { noInput, useOperation } from '#client/tool-kit/operation-page/use-operation.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import { Tabs } from '#client/ui/tabs.tsx';
import { writeAsTyped } from '#core/numbers/locale-marks.ts';
import { AddForm } from './view/add-form.tsx';
import { DayForm, NamedForm } from './view/day-form.tsx';
import { DifferenceForm } from './view/difference-form.tsx';
import { PhraseField } from './view/phrase-field.tsx';
import type operation from './operation.ts';
import { type DateState, pageSchema, schema, shortTabLabels, tabLabels } from './state.ts';

const tabs = (['difference', 'add', 'day', 'age', 'due'] as const).map((value) => ({
  value,
  label: tabLabels[value],
  short: shortTabLabels[value],
}));

const forms = {
  difference: DifferenceForm,
  add: AddForm,
  day: DayForm,
  age: NamedForm,
  due: NamedForm,
} as const;
const labels = {
  difference: 'Difference',
  add: 'Date',
  day: 'Weekday',
  age: 'Age',
  due: 'Due date',
} as const;

const placeholders = {
  difference: 'Choose two dates.',
  add: 'Choose what to add.',
  day: 'Choose a date.',
  age: 'Enter a date of birth.',
  due: 'Enter the date to count from.',
} as const;

// Not part of the first load, because a result comes later.
const PaperInput = lazyPart(async () => ({
  default: (await import('#client/tool-kit/calculators/paper-input.tsx')).PaperInput,
}));
const SendTo = lazyPart(async () => ({
  default: (await import('#client/tool-kit/results/send-to.tsx')).SendTo,
}));
const Working = lazyPart(async () => ({ default: (await import('./view/working.tsx')).Working }));

/** Returns whether a result should be shown. The tabs of the specification wait for their buttons. */
function isAsked(state: DateState): boolean {
  const { tab, start, end, unit, durations, amount } = state;
  if (tab === 'day') return true;
  if (tab === 'age' || tab === 'due') return (tab === 'age' ? state.born : state.dueBase) !== '';
  if (tab === 'difference') return state.isDifferenceAsked && start !== '' && end !== '';
  return state.isSumAsked && (unit === 'duration' ? durations : amount).trim() !== '';
}

/** Whether a field that is drawn now shows the mistake that names it. */
function saysMistake(field: string | undefined, state: DateState): boolean {
  const saying = (['amount', 'durations', 'holidays', 'cycle', 'dueBase'] as const).find(
    (name) => name === field,
  );
  return saying !== undefined && isFieldShown(schema[saying], state);
}

export default function DateCalculator() {
  const locale = useLocale();
  const today = useToday();
  const [state, keep, ask] = useToolState(pageSchema);
  /** True if the phrase was not understood, so the result below answers something else. */
  const [isUnread, setIsUnread] = useState(false);
  const change = (values: Partial<DateState>) => {
    setIsUnread(false);
    keep({ ...values, locale });
  };
  const isDifference = state.tab === 'difference';
  const isDate = !isDifference && state.tab !== 'age';
  const isReady = isAsked(state);
  const options = useMemo(() => ({ ...state, today, reader: locale }), [state, today, locale]);
  const run = useOperation<typeof operation>(
    'date-calculator',
    isReady && today !== '' ? noInput : undefined,
    options,
  );
  const result = run.output?.detail;

  function calculate(): void {
    if (isDifference) change({ isDifferenceAsked: true });
    if (state.tab === 'add') change({ isSumAsked: true, base: state.base || today });
  }

  useReceivedData(({ text }) => {
    const date = /\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0];
    if (date) change({ start: date, base: date, day: date });
  });
  useShortcuts({ run: calculate });

  const Form = forms[state.tab];
  const isStale = run.isStale || isUnread;
  const isSaidByField = saysMistake(run.error?.details.field, state);
  return (
    <Tabs
      label="Kind of calculation"
      value={state.tab}
      tabs={tabs}
      onChange={(tab) => change({ tab })}
      panelClassName="tool-columns mt-4"
    >
      <div className="tool-card tool-pad fields">
        <PhraseField today={today} locale={locale} ask={ask} onUnread={setIsUnread} />
        <Form state={state} change={change} today={today} error={run.error} onCalculate={calculate} />
        <RunError error={isSaidByField ? undefined : run.error} />
      </div>
      {result && !isStale && (
        <Later>
          <PaperInput schema={schema} options={state} />
        </Later>
      )}
      <ResultPanel
        label={labels[state.tab]}
        value={result?.shown}
        copyText={result && writeAsTyped(result.plain, locale)}
        placeholder={placeholders[state.tab]}
        isStale={isStale}
        actions={result && <SendResult plain={result.plain} {...{ isDate, isStale }} />}
      >
        {result && (
          <Later>
            <Working
              result={result}
              isDate={isDate}
              isStale={isStale}
              locale={locale}
              workedHolidays={state.workedHolidays}
              change={change}
            />
          </Later>
        )}
      </ResultPanel>
    </Tabs>
  );
}

interface SendResultProps {
  readonly plain: string;
  readonly isDate: boolean;
  readonly isStale: boolean;
}

function SendResult({ plain, isDate, isStale }: SendResultProps) {
  return (
    <Later>
      <SendTo kind={isDate ? 'date' : 'number'} isDisabled={isStale} getData={() => ({ text: plain })} />
    </Later>
  );
}

/** Returns today in the person's time zone as an ISO date; empty in the prerendered page. */
export function useToday(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => localDate(new Date()),
    () => '',
  );
}

function localDate(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}

import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import {
  initialState,
  type StateField,
  type StateSchema,
  type TableWords,
} from '#client/tool-kit/state/state-schema.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { notifyUndo } from '#client/ui/toast-store.ts';
import { readOwn } from '#core/collections/read-own.ts';
import { ToolInputError } from '#core/errors.ts';
import { RowButton } from './row-button.tsx';
import { isForBox, readTableRows, type TableRows, writeTableRows } from './table-rows.ts';

/** What a box of a row shows. */
export interface RowBox {
  readonly name: string;
  readonly field: StateField<unknown>;
  readonly value: unknown;
  readonly error: ToolInputError | undefined;
  readonly onChange: (value: unknown) => void;
}

export interface RowsFieldProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly table: TableWords;
  readonly drawBox: (box: RowBox) => ReactNode;
  /** The table as CSV. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A table that is filled in row by row, or edited as CSV; the text is the only state. */
export function RowsField({ table: { columns, add }, drawBox, ...text }: RowsFieldProps) {
  const [isText, setIsText] = useState(false);
  const drafts = useState<Drafts>(() => ({ fresh: newDraft(columns, {}) }));
  const table = readTableRows(text.value, columns);
  const otherWay = table && (
    <Button isSmall tone="plain" className="justify-self-start" onClick={() => setIsText(!isText)}>
      {isText ? 'Edit as rows' : 'Edit as text'}
    </Button>
  );
  if (!table || isText)
    return (
      <div className="grid gap-2">
        <TextAreaField
          {...text}
          {...{ isMono: true, isTable: true, rows: 14 }}
          onChange={(value) => {
            // Another row may now be where the edited one was.
            drafts[1]((now) => ({ fresh: now.changed?.draft ?? now.fresh }));
            text.onChange(value);
          }}
        />
        {otherWay}
      </div>
    );
  return (
    <fieldset className="grid gap-3">
      <legend className="visually-hidden">{text.label}</legend>
      <Rows
        {...{ columns, add, table, drawBox, otherWay, drafts }}
        onChange={(changed) => text.onChange(writeTableRows(changed))}
      />
      <p role="status" className="field-error" hidden={text.error === undefined}>
        {text.error}
      </p>
    </fieldset>
  );
}

interface RowsProps extends Pick<RowsFieldProps, 'drawBox'> {
  readonly columns: StateSchema;
  readonly add: string;
  readonly table: TableRows;
  /** The button that shows the text. */
  readonly otherWay: ReactNode;
  readonly drafts: readonly [Drafts, (drafts: Drafts) => void];
  readonly onChange: (table: TableRows) => void;
}

type Draft = Readonly<Record<string, unknown>>;

/** What is typed and not yet in the table: a row to add, and one that is edited. */
interface Drafts {
  readonly fresh: Draft;
  readonly changed?: { readonly index: number; readonly draft: Draft } | undefined;
}

function Rows({ columns, add, table, drawBox, otherWay, drafts: [drafts, setDrafts], onChange }: RowsProps) {
  const [error, setError] = useState<ToolInputError>();
  const form = useRef<HTMLFormElement>(null);
  const { order, rows } = table;
  const { fresh } = drafts;
  const changed = drafts.changed && drafts.changed.index < rows.length ? drafts.changed : undefined;
  const [at, draft] = [changed?.index, changed?.draft ?? fresh];
  const edit = (next: Drafts) => {
    setError(undefined);
    form.current?.querySelector('input')?.focus();
    setDrafts(next);
  };
  const draftOf = (row: readonly string[]) =>
    Object.fromEntries(order.map((key, place) => [key, (row[place] ?? '').trim()]));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    for (const [field, { label, isNeeded, box }] of Object.entries(columns)) {
      const cell = String(readOwn(draft, field)).trim();
      const hint = 'Fill it in.';
      if (isNeeded && cell === '') return setError(new ToolInputError(`${label} is empty.`, { field, hint }));
      // Boxes could no longer show the table.
      if (!isForBox(cell, box))
        return setError(new ToolInputError(`${label}: “${cell.slice(0, 40)}” is not a ${box}.`, { field }));
    }
    const row = order.map((key) => String(readOwn(draft, key)).trim());
    onChange({ ...table, rows: at === undefined ? [...rows, row] : rows.with(at, row) });
    edit({ fresh: at === undefined ? newDraft(columns, fresh) : fresh });
  };
  const remove = (index: number) => {
    onChange({ ...table, rows: rows.toSpliced(index, 1) });
    if (at !== undefined) edit({ fresh });
    notifyUndo('Removed.', () => onChange(table));
  };
  return (
    <>
      <form ref={form} className="grid gap-3" noValidate onSubmit={submit}>
        <div className="grid grid-cols-2 gap-3">
          {Object.entries(columns).map(([name, field]) =>
            drawBox({
              ...{ name, field, error },
              value: readOwn(draft, name),
              onChange: (value) => {
                const now = { ...draft, [name]: value };
                setDrafts(changed ? { fresh, changed: { ...changed, draft: now } } : { fresh: now });
                setError(undefined);
              },
            }),
          )}
        </div>
        <div className="flex items-center gap-2">
          <Button type="submit" tone="primary" icon={at === undefined ? 'plus' : 'check'}>
            {at === undefined ? add : 'Save'}
          </Button>
          {at !== undefined && <Button onClick={() => edit({ fresh })}>Cancel</Button>}
          <span className="ms-auto">{otherWay}</span>
        </div>
      </form>
      <ol className="max-h-72 overflow-y-auto" aria-label="Rows">
        {rows.map((row, index) => (
          <li key={index} className="border-line flex items-center gap-1 border-t">
            <RowButton
              {...{ columns, order, row }}
              isEdited={index === at}
              onClick={() => edit({ fresh, changed: { index, draft: draftOf(row) } })}
            />
            <IconButton
              isSmall
              tone="plain"
              icon="trash-2"
              label={`Remove row ${index + 1 + table.headRows}`}
              onClick={() => remove(index)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Empty boxes, except the date: that of the row before, because many share a day, or else today. */
function newDraft(columns: StateSchema, before: Draft): Draft {
  const dates = Object.keys(columns).filter((key) => readOwn(columns, key)?.box === 'date');
  return {
    ...initialState(columns),
    ...Object.fromEntries(dates.map((key) => [key, readOwn(before, key) ?? localDay(new Date())])),
  };
}

/** Returns the day where the person is, in ISO 8601. */
function localDay(now: Date): string {
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

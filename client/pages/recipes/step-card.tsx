import { useEffect, useState } from 'react';
import { NotesList } from '#client/tool-kit/operation-page/notes-list.tsx';
import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { loadOperation } from '#client/tool-kit/operations/loading.ts';
import type { AnyOperation } from '#client/tool-kit/operations/operation.ts';
import type { RecipeStep } from '#client/tool-kit/recipes/recipe.ts';
import type { RecipeItem, StepOutcome } from '#client/tool-kit/recipes/run-recipe.ts';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { acceptValues, changedValues, initialState } from '#client/tool-kit/state/state-schema.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { formatBytes, formatCount } from '#core/numbers/number-format.ts';
import type { StepChoice } from './step-choice.ts';
import { changeStep, memoryOf } from './step-memory.ts';

interface StepCardProps {
  readonly step: RecipeStep;
  /** Counted from 0. */
  readonly place: number;
  readonly count: number;
  /** Undefined if there is no such tool. */
  readonly tool: StepChoice | undefined;
  /** Its result; undefined while it waits for an input or for earlier steps. */
  readonly outcome: StepOutcome | undefined;
  readonly onDrag: (isDragged: boolean) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onChange: (step: RecipeStep) => void;
  readonly onRemove: () => void;
}

/** One step: its buttons, its options on request, and its result. */
export function StepCard(props: StepCardProps) {
  const { step, place, count, tool, outcome, onDrag, onMove, onChange, onRemove } = props;
  const [isOpen, setIsOpen] = useState(false);
  const name = tool?.name ?? step.tool;
  const label = `step ${place + 1}, ${name}`;
  return (
    <section className="tool-card p-3" aria-label={`Step ${place + 1}: ${name}`}>
      <div
        className="flex items-center gap-2"
        draggable
        onDragStart={() => onDrag(true)}
        onDragEnd={() => onDrag(false)}
      >
        <span className="tabular text-ink-3 cursor-grab">{place + 1}</span>
        <Icon name={tool?.icon ?? 'file'} />
        <h3 className={`min-w-0 flex-1 text-base ${step.isOff ? 'text-ink-3 line-through' : ''}`}>{name}</h3>
        {([-1, 1] as const).map((by) => (
          <IconButton
            key={by}
            icon={by < 0 ? 'chevron-up' : 'chevron-down'}
            label={`Move ${label} ${by < 0 ? 'up' : 'down'}`}
            tone="plain"
            isSmall
            // Not disabled at an end: the button would lose the focus while steps are being moved.
            aria-disabled={place + by < 0 || place + by >= count}
            onClick={() => onMove(by)}
          />
        ))}
        <IconButton
          icon={step.isOff ? 'eye-off' : 'eye'}
          label={`${step.isOff ? 'Use' : 'Skip'} ${label}`}
          tone="plain"
          isSmall
          onClick={() => {
            const { isOff, ...rest } = step;
            onChange(changeStep(step, isOff ? rest : { ...rest, isOff: true }));
          }}
        />
        <IconButton icon="trash-2" label={`Remove ${label}`} tone="plain" isSmall onClick={onRemove} />
      </div>
      {!step.isOff && outcome && <StepResult outcome={outcome} />}
      {tool && !step.isOff && (
        <Button
          isSmall
          tone="plain"
          icon="sliders-horizontal"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide options' : 'Options'}
        </Button>
      )}
      {tool && isOpen && !step.isOff && <StepOptions step={step} onChange={onChange} />}
    </section>
  );
}

/** The tool's own options. Only the page knows secrets, because a recipe is stored and shared. */
function StepOptions({ step, onChange }: Pick<StepCardProps, 'step' | 'onChange'>) {
  const [operation, setOperation] = useState<AnyOperation>();
  useEffect(() => {
    loadOperation(step.tool).then(setOperation, reportFailure);
  }, [step.tool]);
  if (!operation) return null;
  const { schema } = operation;
  const known = { ...step.options, ...memoryOf(step).secrets };
  const options = { ...initialState(schema), ...acceptValues(schema, known, ['option', 'input', 'secret']) };
  const hasSecrets = Object.values(schema).some(({ role }) => role === 'secret');
  return (
    <div className="fields pt-2">
      <OptionFields
        schema={schema}
        options={options}
        layout="form"
        change={(change) => {
          const changed = { ...options, ...change };
          const open = { ...step, options: changedValues(schema, changed, ['option', 'input']) };
          onChange(changeStep(step, open, changedValues(schema, changed, ['secret'])));
        }}
      />
      {hasSecrets && (
        <p className="text-ink-2 text-[0.9375rem]">
          Passwords and keys are used now. They are not saved with the recipe, and not shared.
        </p>
      )}
    </div>
  );
}

const previewLength = 400;
const previewCount = 5;

function StepResult({ outcome: { items, notes, error } }: { readonly outcome: StepOutcome }) {
  if (error) return <RunError error={error} />;
  const [first] = items;
  const text = items.length === 1 && typeof first?.content === 'string' ? first.content : undefined;
  return (
    <details className="my-1">
      <summary className="text-ink-2 cursor-pointer py-1 text-[0.9375rem]">
        {describeItems(items)}
        {notes.length > 0 && ` · ${formatCount(notes.length, 'note')}`}
      </summary>
      <NotesList notes={notes} />
      {text !== undefined && (
        <pre
          className="mono max-h-40 overflow-auto text-[0.875rem] wrap-anywhere whitespace-pre-wrap"
          tabIndex={0}
        >
          {text.slice(0, previewLength)}
          {text.length > previewLength && '…'}
        </pre>
      )}
      {text === undefined && (
        <ul className="text-ink-2 list-disc ps-5 text-[0.9375rem] wrap-anywhere">
          {items.slice(0, previewCount).map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
          {items.length > previewCount && <li>and {formatCount(items.length - previewCount, 'other')}</li>}
        </ul>
      )}
    </details>
  );
}

function describeItems(items: readonly RecipeItem[]): string {
  const kinds = [...new Set(items.map(({ kind }) => (kind === 'file' ? 'file' : kind.toUpperCase())))].join(
    ', ',
  );
  const size = items.reduce((sum, { content }) => sum + sizeOf(content), 0);
  return `${items.length === 1 ? kinds : `${formatCount(items.length, 'file')} (${kinds})`} · ${formatBytes(size)}`;
}

function sizeOf(content: string | Blob): number {
  return typeof content === 'string' ? new TextEncoder().encode(content).length : content.size;
}

import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import type { ToolInputError } from '#core/errors.ts';
import { Field } from '#client/ui/fields/field.tsx';
import { Alert } from '#client/ui/alert.tsx';
import { type ChangeState, flags, flagText, type RegexState } from '../state.ts';

interface PatternBarProps {
  readonly state: RegexState;
  readonly change: ChangeState;
  readonly error: ToolInputError | undefined;
}

const PresetMenu = lazyPart(async () => ({ default: (await import('./preset-menu.tsx')).PresetMenu }));

/** The pattern and its flags. */
export function PatternBar({ state, change, error }: PatternBarProps) {
  const isInvalid = error?.details.field === 'pattern';
  // The menu is loaded later, so it is missing from the prerendered page.
  const isReady = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <div className="tool-card tool-pad grid gap-3">
      <Field label="Pattern">
        {(control) => (
          <div className="flex items-center gap-1">
            <span className="mono text-ink-3 text-lg" aria-hidden="true">
              /
            </span>
            <input
              {...control}
              id={control.id}
              className="input mono"
              data-testid="pattern"
              value={state.pattern}
              aria-invalid={isInvalid || undefined}
              placeholder="for example \d{4}-\d{2}"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              onChange={(event) => change({ pattern: event.target.value })}
            />
            <span className="mono text-ink-3 min-w-8 text-lg" aria-hidden="true">
              /{flagText(state)}
            </span>
          </div>
        )}
      </Field>
      <div className="flex flex-wrap gap-x-3 md:gap-x-4" role="group" aria-label="Flags">
        {flags.map(({ id, name, help }) => (
          <label key={id} className="check" title={help}>
            <input
              type="checkbox"
              role="switch"
              checked={state[id]}
              onChange={(event) => change(switched(id, event.target.checked))}
            />
            <span>
              <span className="mono font-semibold">{id}</span> <span className="max-md:sr-only">{name}</span>
            </span>
          </label>
        ))}
        {isReady && (
          // The menu opens to the left, so it must be at the right edge.
          <div className="ml-auto">
            <Suspense>
              <PresetMenu onChoose={(pattern) => change({ pattern })} />
            </Suspense>
          </div>
        )}
      </div>
      {isInvalid && (
        <Alert title="Invalid Regular Expression">
          <p>
            {error.message}
            {error.details.column !== undefined && `, at character ${error.details.column}`}
          </p>
          <p className="text-ink-2">{error.details.hint}</p>
        </Alert>
      )}
    </div>
  );
}

const neverChanges = () => () => undefined;

/** Switches a flag; u and v exclude each other. */
function switched(id: (typeof flags)[number]['id'], isOn: boolean): Partial<RegexState> {
  if (isOn && id === 'u') return { u: true, v: false };
  if (isOn && id === 'v') return { v: true, u: false };
  return { [id]: isOn };
}

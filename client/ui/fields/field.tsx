import { type ReactNode, useId } from 'react';
import type { ToolInputError } from '#core/errors.ts';

export interface FieldControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
}

interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The error in the value and how to fix it. */
  readonly error?: string | undefined;
  /** Hides the label from sight where the surroundings say it; it is still read out. */
  readonly isLabelHidden?: boolean;
  readonly className?: string;
  /** Draws the control with the given attributes, which tie it to its label, hint and error. */
  readonly children: (control: FieldControlProps) => ReactNode;
}

/** A label, a control, and its hint and error, tied together for assistive technology. */
export function Field({ label, hint, error, isLabelHidden, className = '', children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  const describedBy = `${errorId} ${hintId}`.trim() || undefined;
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : 'field-label'}>
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      <FieldError id={errorId} message={error} />
    </div>
  );
}

function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return (
    <div role="status" className="field-error" hidden={!message}>
      {message && <p id={id}>{message}</p>}
    </div>
  );
}

/** The props of every control with a label. */
export interface LabeledProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly isLabelHidden?: boolean;
  readonly isDisabled?: boolean;
}

/** Returns the props for its `Field`. */
export function fieldProps({ label, hint, error, isLabelHidden }: LabeledProps) {
  return { label, hint, error, ...(isLabelHidden ? { isLabelHidden } : {}) };
}

/**
 * Returns the field's message for an error that names it, with how to fix it; undefined for other fields' errors.
 */
export function fieldMistake(error: ToolInputError | undefined, field: string): string | undefined {
  if (error?.details.field !== field) return undefined;
  const { line, column, hint } = error.details;
  const place = line === undefined || column === undefined ? '' : ` (line ${line}, column ${column})`;
  return `${error.message}${place} ${hint ?? ''}`.trim();
}

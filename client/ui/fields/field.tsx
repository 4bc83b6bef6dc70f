import { type ReactNode, useId } from 'react';

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

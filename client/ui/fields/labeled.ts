import type { ReactNode } from 'react';

/** What every control with a label takes. */
export interface LabeledProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly isLabelHidden?: boolean;
  readonly isDisabled?: boolean;
}

/** Of these, what its `Field` is given. */
export function fieldProps({ label, hint, error, isLabelHidden }: LabeledProps) {
  return { label, hint, error, ...(isLabelHidden ? { isLabelHidden } : {}) };
}

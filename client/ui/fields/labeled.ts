import type { ReactNode } from 'react';

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

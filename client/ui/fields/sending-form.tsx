import { type FormHTMLAttributes, useLayoutEffect, useRef } from 'react';

interface SendingFormProps extends FormHTMLAttributes<HTMLFormElement> {
  readonly isSending: boolean;
}

/**
 * A form that cannot be changed while it is sent, because changes would be lost with the answer. Its fields keep
 * the focus and show the data being sent; they open again with the answer.
 */
export function SendingForm({ isSending, ...rest }: SendingFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const form = ref.current;
    if (!isSending || !form) return;
    const unlocks = [...form.elements].map(lock);
    return () => {
      for (const unlock of unlocks) unlock();
    };
  }, [isSending]);
  return <form {...rest} ref={ref} aria-busy={isSending} />;
}

function lock(field: Element): () => void {
  if (
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && field.type !== 'checkbox')
  ) {
    const { readOnly } = field;
    field.readOnly = true;
    return () => {
      field.readOnly = readOnly;
    };
  }
  // A choice cannot be read-only.
  if (!(field instanceof HTMLSelectElement || field instanceof HTMLInputElement)) return () => undefined;
  const { disabled } = field;
  field.disabled = true;
  return () => {
    field.disabled = disabled;
  };
}

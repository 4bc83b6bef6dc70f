import { type SubmitEvent, useRef, useState } from 'react';
import { FormRefusal, type FormTable, postForm, prepareForm } from '#client/lib/forms/form-sender.ts';
import { notify } from '#client/ui/toast-store.ts';
import { randomUuid } from '#core/random/secure-random.ts';
import { honeypotField } from '#contracts/form-token.ts';
import { checkField, type FieldRule } from '#contracts/forms.ts';

interface PublicFormTexts {
  readonly successTitle: string;
  readonly successText: string;
  readonly failureText: string;
}

export interface PublicForm<Key extends string> {
  readonly values: Readonly<Record<Key, string>>;
  readonly isSubmitting: boolean;
  /** True from a success until the person writes the next one. */
  readonly isSent: boolean;
  /** The mistake in a field, once the person has left the field or sent the form. */
  readonly errorOf: (key: Key) => string | undefined;
  readonly change: (key: Key, value: string) => void;
  readonly leave: (key: Key) => void;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Why the server did not take the form, in its words. */
  readonly refusal: string | undefined;
  /** For the form's `onFocus`: prepares sending while the person writes. */
  readonly prepare: () => void;
  /** The content of the hidden field, which only programs fill in. */
  readonly trap: {
    readonly name: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
  };
}

/** A form that is checked in the page, sent once, cleared on success and unchanged on failure. */
export function usePublicForm<Key extends string>(
  table: FormTable,
  rules: Readonly<Record<Key, FieldRule>>,
  texts: PublicFormTexts,
  initial: Partial<Record<Key, string>> = {},
): PublicForm<Key> {
  const keys = Object.keys(rules) as Key[];
  const empty = Object.fromEntries(keys.map((key) => [key, ''])) as Record<Key, string>;
  const [values, setValues] = useState<Record<Key, string>>({ ...empty, ...initial });
  const [left, setLeft] = useState<ReadonlySet<Key>>(new Set());
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [trapped, setTrapped] = useState('');
  // The same for every attempt at one message, another for the next message.
  const idempotencyKey = useRef<string>(undefined);

  function change(key: Key, value: string): void {
    idempotencyKey.current = undefined;
    setIsSent(false);
    setValues((before) => ({ ...before, [key]: value }));
  }

  async function send(): Promise<void> {
    setIsSubmitting(true);
    setRefusal(undefined);
    try {
      idempotencyKey.current ??= randomUuid();
      const trimmed = Object.entries<string>({ ...values, [honeypotField]: trapped }).map(
        ([key, value]) => [key, value.trim().normalize('NFC')] as const,
      );
      await postForm(
        table,
        Object.fromEntries(trimmed.filter(([, value]) => value !== '')),
        idempotencyKey.current,
      );
      idempotencyKey.current = undefined;
      setValues(empty);
      setLeft(new Set());
      setIsSent(true);
      notify({ title: texts.successTitle, text: texts.successText });
    } catch (error) {
      if (error instanceof FormRefusal) setRefusal(error.message);
      notify({ title: 'Submission Failed', text: texts.failureText, tone: 'destructive' });
    } finally {
      setIsSubmitting(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setLeft(new Set(keys));
    const firstFault = keys.find((key) => checkField(rules[key], values[key]));
    if (firstFault === undefined) void send();
    else event.currentTarget.querySelector<HTMLElement>(`[name="${firstFault}"]`)?.focus();
  }

  return {
    values,
    isSubmitting,
    isSent,
    errorOf: (key) => (left.has(key) ? checkField(rules[key], values[key]) : undefined),
    change,
    leave: (key) => setLeft((before) => new Set(before).add(key)),
    submit,
    refusal,
    prepare: prepareForm,
    trap: { name: honeypotField, value: trapped, onChange: setTrapped },
  };
}

import { addressOf } from '#client/lib/site-data.ts';
import { oneLine } from './fields/one-line.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { goTo } from '#client/lib/navigation.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface SearchFormProps {
  readonly label: string;
  readonly placeholder: string;
  readonly buttonLabel?: string;
  readonly className?: string;
  /** Questions to try; a press types one. */
  readonly examples?: readonly string[];
}

/** Searches the tools on the All Tools page; empty text is ignored. The palette adds its suggestions while one types. */
export function SearchForm(props: SearchFormProps) {
  const { label, placeholder, buttonLabel, className = '', examples = [] } = props;
  const fieldRef = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    const query = text.trim();
    if (query) goTo(`/all-tools?search=${encodeURIComponent(query)}`);
  }

  function ask(example: string): void {
    flushSync(() => setText(example));
    fieldRef.current?.focus();
    // The palette answers the typed text.
    fieldRef.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  const form = (
    <form
      role="search"
      aria-label={label}
      action={addressOf('/all-tools')}
      className={`header-search gap-2 ${className}`}
      onSubmit={handleSubmit}
    >
      <Icon name="search" />
      <input
        {...oneLine}
        ref={fieldRef}
        className="input"
        type="search"
        name="search"
        role="combobox"
        aria-expanded={false}
        aria-autocomplete="list"
        dir="auto"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        autoComplete="off"
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
      {buttonLabel && (
        <Button type="submit" tone="primary">
          {buttonLabel}
        </Button>
      )}
    </form>
  );
  if (examples.length === 0) return form;
  return (
    <>
      {form}
      <p className="search-examples">
        Try
        {examples.map((example) => (
          <Button key={example} isSmall onClick={() => ask(example)}>
            {example}
          </Button>
        ))}
      </p>
    </>
  );
}

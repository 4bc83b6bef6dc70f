import { oneLine } from './fields/one-line.ts';
import { type SubmitEvent, useState } from 'react';
import { goTo } from '#client/lib/navigation.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface SearchFormProps {
  readonly label: string;
  readonly placeholder: string;
  readonly buttonLabel?: string;
  readonly className?: string;
}

/** Searches the tools on the All Tools page; empty text is ignored. The palette adds its suggestions while one types. */
export function SearchForm({ label, placeholder, buttonLabel, className = '' }: SearchFormProps) {
  const [text, setText] = useState('');

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    const query = text.trim();
    if (query) goTo(`/all-tools?search=${encodeURIComponent(query)}`);
  }

  return (
    <form
      role="search"
      aria-label={label}
      action="/all-tools"
      className={`header-search gap-2 ${className}`}
      onSubmit={handleSubmit}
    >
      <Icon name="search" />
      <input
        {...oneLine}
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
}

import { useDeferredValue, useMemo } from 'react';
import { formatCount } from '#core/numbers/number-format.ts';
import { countWords, measure } from '#core/text/counting/counts.ts';

/** For a longer selection only the UTF-16 length is shown, so that selecting stays smooth. */
const maxLength = 50_000;

/** Shows counts for the selected text. */
export function SelectionStats({ text }: { readonly text: string }) {
  const shown = useDeferredValue(text);
  const summary = useMemo(() => describe(shown), [shown]);
  return <p className="tabular">Selected: {summary}</p>;
}

function describe(text: string): string {
  if (text.length > maxLength) return formatCount(text.length, 'UTF-16 unit');
  const { graphemes, utf8Bytes } = measure(text);
  return [
    formatCount(graphemes, 'character'),
    formatCount(countWords(text), 'word'),
    formatCount(utf8Bytes, 'byte'),
  ].join(' · ');
}

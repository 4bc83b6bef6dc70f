import { useState } from 'react';
import { checkPageRanges, formatPageRanges } from '#client/lib/pdf/pages/page-ranges.ts';
import { TextField } from '#client/ui/fields/inputs.tsx';
import { type Arrangement, takenPages, takePages } from '../arranging/arrangement.ts';
import type { AddedFile, MergerStore } from '../arranging/merger-store.ts';

interface RangeFieldProps {
  readonly added: AddedFile;
  readonly pageCount: number;
  readonly arrangement: Arrangement;
  readonly store: MergerStore;
}

/** Shows the selected pages of a file, and applies a typed range on Enter or when the field loses focus. */
export function RangeField({ added, pageCount, arrangement, store }: RangeFieldProps) {
  const [draft, setDraft] = useState<string>();
  const taken = formatPageRanges(takenPages(arrangement, added.id));

  const commit = () => {
    if (draft === undefined) return;
    if (draft.trim() === taken) {
      setDraft(undefined);
      store.setRangeError(added.id, undefined);
      return;
    }
    const checked = checkPageRanges(draft, { pageCount, field: 'pages' });
    if ('error' in checked) {
      const { message, details } = checked.error;
      store.setRangeError(added.id, `${message} ${details.hint ?? ''}`);
      return;
    }
    setDraft(undefined);
    store.change((current) => takePages(current, added.id, checked.pages));
  };

  return (
    <form
      className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-2 ps-11"
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
      onBlur={commit}
    >
      <span className="text-ink-2 py-2 text-[0.9375rem]" aria-hidden="true">
        Pages
      </span>
      <TextField
        label={`Pages of ${added.file.name}`}
        isLabelHidden
        value={draft ?? taken}
        placeholder="None; for example 1-3, 7"
        error={added.rangeError}
        onChange={(value) => {
          setDraft(value);
          store.setRangeError(added.id, undefined);
        }}
      />
    </form>
  );
}

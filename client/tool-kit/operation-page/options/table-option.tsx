import { Suspense } from 'react';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { lazyPart } from '#client/ui/loading/lazy-part.ts';
import type { RowsFieldProps } from './rows-field.tsx';
import { useIsLive } from './use-is-live.ts';

const RowsField = lazyPart(async () => ({ default: (await import('./rows-field.tsx')).RowsField }));

/** A table. Until the boxes of its rows are loaded, its text fills their space. */
export function TableOption({ table, drawBox, ...text }: RowsFieldProps) {
  const placeholder = (
    <div className="min-h-150">
      <TextAreaField {...text} isMono isTable />
    </div>
  );
  if (!useIsLive()) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <RowsField {...text} {...{ table, drawBox }} />
    </Suspense>
  );
}

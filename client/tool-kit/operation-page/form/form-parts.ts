import { useEffect, useState } from 'react';
import type * as LiveForm from '#client/tool-kit/calculators/live-form.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { loadPart } from '#client/ui/loading/lazy-part.ts';

export type FormParts = typeof LiveForm;

/** Loads the operation and the view of its result, which the form's first paint does not need. */
export function useFormParts(): FormParts | undefined {
  const [parts, setParts] = useState<FormParts>();
  useEffect(() => {
    loadPart(() => import('#client/tool-kit/calculators/live-form.ts')).then(setParts, reportFailure);
  }, []);
  return parts;
}

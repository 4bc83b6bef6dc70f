import { useEffect, useState } from 'react';
import type * as LiveForm from '#client/tool-kit/calculators/live-form.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { loadPart } from '#client/ui/loading/lazy-part.ts';
import type { ToolSlots } from '../tool-slots.ts';

export interface FormParts extends Omit<typeof LiveForm, 'loadSlots'> {
  /** The tool's additions to the form. */
  readonly slots: ToolSlots;
}

/** Loads the operation and the view of its result, which the form's first paint does not need. */
export function useFormParts(toolId: string): FormParts | undefined {
  const [parts, setParts] = useState<FormParts>();
  useEffect(() => {
    loadPart(() =>
      import('#client/tool-kit/calculators/live-form.ts').then(async ({ loadSlots, ...live }) => ({
        ...live,
        slots: await loadSlots(toolId),
      })),
    ).then(setParts, reportFailure);
  }, [toolId]);
  return parts;
}

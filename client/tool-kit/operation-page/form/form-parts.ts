import { useEffect, useState } from 'react';
import type * as LiveForm from '#client/tool-kit/calculators/live-form.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { loadPart } from '#client/ui/loading/lazy-part.ts';
import type { ToolSlots } from '../tool-slots.ts';

export interface FormParts extends Omit<typeof LiveForm, 'loadSlots'> {
  /** What the tool adds to the form. */
  readonly slots: ToolSlots;
}

/** What works, and what shows what comes of it: not needed for the first sight of the form. */
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

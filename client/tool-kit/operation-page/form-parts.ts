import { useEffect, useState } from 'react';
import { reportFailure } from '#client/ui/copy-button.tsx';
import type { ToolSlots } from './tool-slots.ts';

export type FormParts = Pick<typeof import('#client/tool-kit/calculators/form-run.ts'), 'FormRun'> &
  Pick<typeof import('#client/tool-kit/calculators/report-view.tsx'), 'ReportView'> &
  Pick<typeof import('#client/tool-kit/calculators/kept-input.tsx'), 'KeptInput'> &
  Pick<typeof import('#client/tool-kit/calculators/code-text.tsx'), 'CodeText'> &
  Pick<typeof import('#client/tool-kit/calculators/recent-lines.tsx'), 'RecentLines'> &
  Pick<typeof import('#client/tool-kit/frame/linked-note.tsx'), 'LinkedNote'> & {
    /** What the tool adds to the form. */
    readonly slots: ToolSlots;
  };

/** What works, and what shows what comes of it: not needed for the first sight of the form. */
export function useFormParts(toolId: string): FormParts | undefined {
  const [parts, setParts] = useState<FormParts>();
  useEffect(() => {
    Promise.all([
      import('#client/tool-kit/calculators/form-run.ts'),
      import('#client/tool-kit/calculators/report-view.tsx'),
      import('#client/tool-kit/calculators/kept-input.tsx'),
      import('#client/tool-kit/calculators/code-text.tsx'),
      import('#client/tool-kit/calculators/recent-lines.tsx'),
      import('#client/tool-kit/frame/linked-note.tsx'),
      import('./slots.ts').then(({ loadSlots }) => loadSlots(toolId)),
    ])
      .then(
        ([
          { FormRun },
          { ReportView },
          { KeptInput },
          { CodeText },
          { RecentLines },
          { LinkedNote },
          slots,
        ]) => setParts({ FormRun, ReportView, KeptInput, CodeText, RecentLines, LinkedNote, slots }),
      )
      .catch(reportFailure);
  }, [toolId]);
  return parts;
}

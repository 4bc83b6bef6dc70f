import { commonFiles, type Shape } from './shared.ts';

/** A form with one large result, in a view of its own. */
export const formShape: Shape = {
  manifestLine: "load: () => import('./view.tsx'),",
  files: ({ id, pascal }) => ({
    ...commonFiles,
    'view.tsx': `import { useMemo } from 'react';
import { ResultPanel } from '#client/tool-kit/results/result-panel.tsx';
import { RunError } from '#client/tool-kit/running/run-feedback.tsx';
import { asInput, text } from '#client/tool-kit/state/state-schema.ts';
import { useLiveRun } from '#client/tool-kit/running/use-tool-run.ts';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { reverseText } from './logic.ts';

const schema = { input: asInput(text('')) };

export default function ${pascal}() {
  const [{ input }, change] = useToolState(schema);
  const task = useMemo(() => (input === '' ? undefined : () => reverseText(input)), [input]);
  const { output, error, isStale } = useLiveRun(task);
  return (
    <div className="tool-columns">
      <div className="tool-card tool-pad fields">
        <TextAreaField label="Text" value={input} onChange={(typed) => change({ input: typed })} />
        <RunError error={error} />
      </div>
      <ResultPanel
        label="Result"
        value={output}
        copyText={isStale ? undefined : output}
        isStale={isStale}
        placeholder="The result appears here."
      />
    </div>
  );
}
`,
    'main-work.ts': `import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

/** What the tool is for, in its shortest form: it must be possible without a network. */
export async function doMainWork(page: Page): Promise<void> {
  await page.getByLabel('Text', { exact: true }).fill('stressed');
  await expect(page.getByText('desserts')).toBeVisible();
}
`,
    'e2e.spec.ts': `import { expect, openTool, test } from '#e2e/fixtures.ts';

test('reverses what one types', async ({ page }) => {
  await openTool(page, '${id}');
  await page.getByLabel('Text', { exact: true }).fill('stressed');
  await expect(page.getByText('desserts')).toBeVisible();
});
`,
  }),
};

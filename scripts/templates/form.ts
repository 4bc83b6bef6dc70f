import { commonFiles, operationLine, type Shape } from './shared.ts';

const operation = `import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { schema } from './schema.ts';

export default defineOperation({
  schema,
  takes: 'nothing',
  form: { receives: 'word' },
  async run(_input, options) {
    const [{ toResult }, { describeText }] = await Promise.all([
      import('#client/tool-kit/calculators/report.ts'),
      import('./describe.ts'),
    ]);
    return toResult(describeText(options));
  },
});
`;

/** A form with figures, a chart and a table, on the standard page. */
export const formShape: Shape = {
  manifestLine: operationLine,
  files: ({ id }) => ({
    ...commonFiles,
    'schema.ts': `import { languages, numberBox } from '#client/tool-kit/calculators/boxes.ts';
import { type StateOf, text } from '#client/tool-kit/state/state-schema.ts';

/** The boxes of the form, each with its label. */
export const schema = {
  word: text('stressed', 200, 'Text', { role: 'input' }),
  count: numberBox('2', { label: 'Times' }),
  ...languages,
};

export type Options = StateOf<typeof schema>;
`,
    'describe.ts': `import { Numbers } from '#client/tool-kit/calculators/numbers.ts';
import type { Report } from '#client/tool-kit/calculators/report.ts';
import { reverseText } from './logic.ts';
import { type Options, schema } from './schema.ts';

/** The answer with its chart and table. Throws a ToolInputError that names the box. */
export function describeText(options: Options): Report {
  const numbers = new Numbers(schema, options);
  const count = Number(numbers.read('count', { min: 1, max: 100, isInteger: true }).numerator);
  const backwards = Array.from({ length: count }, () => reverseText(options.word)).join(' ');
  const letters = [...new Set(backwards)].map((letter) => [letter, backwards.split(letter).length - 1] as const);
  return {
    figures: [{ label: 'Backwards', value: backwards }],
    plain: backwards,
    charts: [
      {
        kind: 'bar',
        title: 'Letters by number',
        summary: 'How often each letter occurs.',
        placesName: 'Letter',
        places: letters.map(([letter]) => letter),
        series: [{ name: 'Count', values: letters.map(([, times]) => times) }],
      },
    ],
    tables: [
      {
        title: 'Letters',
        columns: ['Letter', 'Count'],
        rows: letters.map(([letter, times]) => [letter, numbers.integer(times)]),
        plainRows: letters.map(([letter, times]) => [letter, String(times)]),
        fileName: 'letters.csv',
      },
    ],
  };
}
`,
    'operation.ts': operation,
    'main-work.ts': `import type { Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';

export async function doMainWork(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Text' }).fill('lived');
  await expect(page.getByText('devil devil').first()).toBeVisible();
}
`,
    'e2e.spec.ts': `import { expect, openTool, test } from '#e2e/fixtures.ts';

test('shows the answer, its chart and its table', async ({ page }) => {
  await openTool(page, '${id}');
  await page.getByRole('textbox', { name: 'Text' }).fill('lived');
  await expect(page.getByText('devil devil').first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'Letters by number' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Letters', exact: true })).toBeVisible();
});

test('names the box with a mistake and keeps the last result', async ({ page }) => {
  await openTool(page, '${id}');
  await expect(page.getByText('desserts desserts').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Times' }).fill('none');
  await expect(page.getByRole('textbox', { name: 'Times' })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('desserts desserts').first()).toBeVisible();
});
`,
  }),
};

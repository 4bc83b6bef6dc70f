import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';
import { convertHtml } from './convert.ts';

test('converts to Markdown, clean and small HTML', async ({ page }) => {
  await openTool(page, 'html-to-markdown');
  await writeText(page, 'Input', '<p class="x">a  <b>b</b></p> <canvas></canvas>');
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('a **b**');
  await expect(page.getByText('Markdown has nothing for 1 × <canvas>').first()).toBeVisible();
  await page.getByLabel('Output', { exact: true }).first().selectOption('Clean HTML');
  await expect(output).toContainText('<p>a  <b>b</b></p>');
  await page.getByLabel('Output', { exact: true }).first().selectOption('Minified HTML');
  await expect(output).toContainText('<p class=x>a <b>b</b></p><canvas></canvas>');
});

test('formatted text is pasted as its HTML, and code as code', async ({ page }) => {
  await openTool(page, 'html-to-markdown');
  const paste = async (html: string, plain: string, press: () => Promise<void>) => {
    await page.evaluate(
      (data) =>
        navigator.clipboard.write([
          new ClipboardItem({
            'text/html': new Blob([data.html], { type: 'text/html' }),
            'text/plain': new Blob([data.plain], { type: 'text/plain' }),
          }),
        ]),
      { html, plain },
    );
    await press();
  };
  const output = page.getByRole('region', { name: 'Output' });
  const input = page.getByRole('textbox', { name: 'Input' });
  const replaceAll = async () => {
    await input.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+V');
  };
  // Into the plain box, beside the boxes, into the editor, and by the button.
  await input.focus();
  await paste('<i>early</i>', 'early', () => page.keyboard.press('Control+V'));
  await expect(output).toContainText('*early*');
  await page.getByRole('button', { name: 'Clear' }).click();
  const beside = async () => {
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+V');
  };
  const button = () => page.getByRole('button', { name: 'Paste', exact: true }).click();
  await paste('<p>Buy <b>bread</b></p>', 'Buy bread', beside);
  await expect(output).toContainText('Buy **bread**');
  await paste('<ul><li>rye</li></ul><p>a</p>', '• rye\na', replaceAll);
  await expect(output).toContainText('- rye');
  await expect(output).not.toContainText('bread');
  await paste('<b>https://e.org/</b>', 'https://e.org/', () =>
    page.getByLabel('Base URL').press('Control+V'),
  );
  await expect(page.getByLabel('Base URL')).toHaveValue('https://e.org/');
  await paste('<h2>News</h2><p>b</p>', 'News\nb', button);
  await expect(output).toContainText('## News');
  const colored =
    '<div style="font-family: Consolas, monospace"><span style="color: red">&lt;i&gt;</span></div>';
  await paste(colored, '<i>c</i>', replaceAll);
  await expect(output).toContainText('*c*');
});

test('minified HTML shows what the original shows', async ({ context }) => {
  const samples = [
    '<p> a <b> b </b> c </p>\n<div> d <br> e </div> f <i>g</i> <!-- h --> <u>i</u>',
    '<ul> <li> a </li> <li>b <ul><li> c</li></ul> </li> </ul> <pre>\n\n x  y </pre><textarea>\n\n z </textarea>',
    '<table> <tr> <td> a </td> <td>b <em>c</em> </td> </tr> </table> <button> d </button> <button>e</button>',
    '<span>a</span> <span> b</span><span> </span><a href="x/">c</a> <img alt="d  e"> <label>f <input value=" g "></label> &nbsp; h',
  ];
  const blank = await context.newPage();
  const textOf = async (html: string) => {
    await blank.setContent(html);
    return blank.evaluate(() => document.body.innerText);
  };
  for (const sample of samples) {
    const { content } = convertHtml(sample, {
      output: 'minify',
      links: 'inlined',
      headings: 'atx',
      bullet: '-',
      keepsClasses: false,
      base: '',
    });
    expect(await textOf(content)).toBe(await textOf(sample));
  }
});

import { writeText } from '#e2e/editor.ts';
import { expect, openTool, test } from '#e2e/fixtures.ts';
import { convertHtml } from './convert.ts';

test('converts to Markdown, clean and small HTML', async ({ page }) => {
  await openTool(page, 'html-to-markdown');
  await writeText(page, 'Input', '<p class="x">a  <b>b</b></p> <iframe src="/y"></iframe>');
  const output = page.getByRole('region', { name: 'Output' });
  await expect(output).toContainText('a **b**');
  await expect(page.getByText('Markdown has nothing for 1 × <iframe>').first()).toBeVisible();
  await page.getByLabel('Output', { exact: true }).first().selectOption('Clean HTML');
  await expect(output).toContainText('<p>a  <b>b</b></p>');
  await page.getByLabel('Output', { exact: true }).first().selectOption('Minified HTML');
  await expect(output).toContainText('<p class=x>a <b>b</b></p><iframe src=/y></iframe>');
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

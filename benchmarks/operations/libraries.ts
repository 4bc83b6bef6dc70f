import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { approachFile, handFileToPage, type Operation, waitForText } from '#benchmarks/operation.ts';

const modules = join(import.meta.dirname, '..', '..', 'node_modules');

interface LibraryWork {
  readonly id: string;
  readonly what: string;
  readonly peer: string;
  readonly fileName: string;
  makeInput(): Promise<string> | string;
  /** Text that our page shows with the result. */
  readonly sign: string;
  /** Under `node_modules`; each sets a global. */
  readonly scripts: readonly string[];
  /** The expression that the peer's page evaluates, with the file's `text`. */
  readonly expression: string;
}

/** A tool beside the library that peers load into their pages, on the main thread and with its defaults. */
function libraryWork(work: LibraryWork): Operation {
  return {
    name: `${work.id}: ${work.what}`,
    peer: `${work.peer} on the main thread`,
    path: `/tools/${work.id}`,
    async prepare(folder) {
      const path = join(folder, work.fileName);
      await writeFile(path, await work.makeInput());
      return path;
    },
    // The peer's library is loaded before the clock starts, too.
    beforeOurs: approachFile,
    async runOurs(page, input) {
      await page.locator('main input[type=file]').first().setInputFiles(input);
      await waitForText(page, work.sign);
      return {};
    },
    async beforePeer(page) {
      await page.goto('about:blank');
      for (const script of work.scripts) await page.addScriptTag({ path: join(modules, script) });
    },
    async runPeer(page, input) {
      await handFileToPage(page, input);
      await page.evaluate(`(async () => {
        const text = await document.querySelector('#bench-input').files[0].text();
        const box = document.createElement('textarea');
        box.value = ${work.expression};
        document.body.append(box);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      })()`);
      return {};
    },
  };
}

const rules = (write: (index: number) => string, count: number) =>
  Array.from({ length: count }, (_, at) => write(at));

export const libraryOperations: readonly Operation[] = [
  libraryWork({
    id: 'js-minifier',
    what: 'React DOM, 550 kB, until it is shown',
    peer: 'Terser with its defaults',
    fileName: 'react-dom.js',
    makeInput: () => readFile(join(modules, 'react-dom', 'cjs', 'react-dom-client.production.js'), 'utf8'),
    sign: 'By gzip',
    scripts: ['@jridgewell/source-map/dist/source-map.umd.js', 'terser/dist/bundle.min.js'],
    expression: '(await Terser.minify(text)).code',
  }),
  libraryWork({
    id: 'css-minifier',
    what: '20,000 rules, until they are shown',
    peer: 'CSSO without restructuring',
    fileName: 'styles.css',
    makeInput: () => rules((at) => `.a${at} {\n  color: #ff0000;\n  margin: 0px auto;\n}\n`, 20_000).join(''),
    sign: 'By gzip',
    scripts: ['csso/dist/csso.js'],
    expression: 'csso.minify(text, { restructure: false }).css',
  }),
  libraryWork({
    id: 'code-beautifier',
    what: '5,000 rules of CSS in one line',
    peer: 'Prettier with its CSS plugin',
    fileName: 'styles.css',
    makeInput: () => rules((at) => `.a${at}{color:red;margin:0 auto}`, 5000).join(''),
    sign: '.a1 {',
    scripts: ['prettier/standalone.js', 'prettier/plugins/postcss.js'],
    expression: "await prettier.format(text, { parser: 'css', plugins: [prettierPlugins.postcss] })",
  }),
  libraryWork({
    id: 'sql-formatter',
    what: '2,000 statements',
    peer: 'sql-formatter with its defaults',
    fileName: 'queries.sql',
    makeInput: () =>
      rules(
        (at) => `select o.id, c.name from orders o join customers c on c.id = o.customer where o.id = ${at};`,
        2000,
      ).join('\n'),
    sign: 'queries-formatted.sql',
    scripts: ['sql-formatter/dist/sql-formatter.min.cjs'],
    expression: 'sqlFormatter.format(text)',
  }),
  libraryWork({
    id: 'html-to-markdown',
    what: '5,000 paragraphs',
    peer: 'Turndown with its defaults',
    fileName: 'page.html',
    makeInput: () => rules((at) => `<p>Item <b>${at}</b> of a <a href="/x">list</a></p>\n`, 5000).join(''),
    sign: 'Item **1** of a [list](/x)',
    scripts: ['turndown/dist/turndown.js'],
    expression: 'new TurndownService().turndown(text)',
  }),
];

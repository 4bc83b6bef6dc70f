import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './site/paths.ts';
import { filesShape, joinShape } from './templates/files.ts';
import { formShape } from './templates/form.ts';
import { generatorShape } from './templates/generator.ts';
import { operationShape } from './templates/operation.ts';
import { type Shape, type ToolNames, writeManifest } from './templates/shared.ts';

// `npm run new-tool <id> [operation|generator|form|files|join]`: writes a folder that passes every check, to be filled. An
// announced tool keeps its manifest, which gains one line. Nothing outside the folder changes.
const usage =
  'Usage: npm run new-tool <id> [operation|generator|form|files|join], where the id is words in lower case joined by hyphens, as in jwt-decoder';
const shapes = {
  operation: operationShape,
  generator: generatorShape,
  form: formShape,
  files: filesShape,
  join: joinShape,
} as const;

const { positionals } = parseArgs({ allowPositionals: true });
const [id = '', shapeName = 'operation'] = positionals;
const shape: Shape | undefined = Object.hasOwn(shapes, shapeName)
  ? shapes[shapeName as keyof typeof shapes]
  : undefined;
if (!shape || positionals.length > 2 || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) {
  console.error(usage);
  process.exit(2);
}

const folder = join(root, 'client', 'tools', id);
const isAnnounced = existsSync(folder);
if (isAnnounced && readdirSync(folder).join() !== 'manifest.ts') {
  console.error(`There is a tool ${id} already.`);
  process.exit(1);
}

const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
const names: ToolNames = { id, name: words.join(' ') };
const files = { ...shape.files(names), 'manifest.ts': await makeManifest(shape) };
await mkdir(folder, { recursive: true });
for (const [file, content] of Object.entries(files)) await writeFile(join(folder, file), content);
// Line breaks depend on the length of the names.
spawnSync('oxfmt', [folder], { stdio: ['ignore', 'ignore', 'inherit'] });
console.log(
  `Wrote client/tools/${id}. It reverses text until you make it do what it is for.
Next: its category, icon and kinds in manifest.ts, logic.ts with its test, about.md; then npm test -- ${id}`,
);

async function makeManifest({ manifestLine }: Shape): Promise<string> {
  if (!isAnnounced) return writeManifest(names, manifestLine);
  const announced = await readFile(join(folder, 'manifest.ts'), 'utf8');
  return announced.replace(/\}\);\s*$/, `  ${manifestLine}\n});\n`);
}

import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { loadStaticSite } from './http/static-site.ts';
import { writePlainFiles } from './plain-files/write-plain-files.ts';
import { createLiveSite } from './site/live-site.ts';

const command =
  process.env.SUNDRY_COMMAND === undefined ? 'npm run export --' : `${process.env.SUNDRY_COMMAND} export`;
const usage = `Usage: ${command} --out <folder> [--base /path/] [--origin https://tools.example.org]
Writes the site as plain files that any web server can deliver. SITE_NAME, SITE_NOTE, DEFAULT_THEME, HIDDEN_TOOLS and
FRAME_ANCESTORS work as they do for the server.`;

/** Writes the site as plain files. Throws an Error for options that are wrong, and for a folder that is in use. */
async function run(words: string[]): Promise<string> {
  const options = { out: { type: 'string' }, base: { type: 'string' }, origin: { type: 'string' } } as const;
  const { values } = parseArgs({ args: words, options });
  if (values.out === undefined) throw new Error(usage);
  // npm starts its scripts in the project's folder.
  const outDir = resolve(process.env.INIT_CWD ?? '.', values.out);
  if (existsSync(outDir) && readdirSync(outDir).length > 0)
    throw new Error(`${outDir} is not empty: name a new folder.`);
  const root = join(import.meta.dirname, '..');
  const config = readConfig(
    {
      ...process.env,
      FORMS: 'off',
      ...(values.base === undefined ? {} : { BASE_PATH: values.base }),
      ...(values.origin === undefined ? {} : { PUBLIC_ORIGIN: values.origin }),
    },
    join(root, 'dist'),
    join(root, 'data'),
  );
  const { settings, ...others } = config.site;
  const built = await loadStaticSite(config.siteDir);
  const site = { ...others, settings: { ...settings, isPlain: true } };
  const live = await createLiveSite(built, config.siteDir, site);
  const count = await writePlainFiles(live.current(), outDir, config.publicOrigin);
  return `${count} files are in ${outDir}. Settings for nginx and Caddy are in its folder “hosting”.`;
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { RenderParts } from '#core/site/site-rendering.ts';
import { sharedSheetFile } from '../bundle.ts';
import { distDir } from '../paths.ts';
import { hashOf } from '../site-files.ts';
import { cutSheets } from './sheets.ts';
import { splitStyles } from './split.ts';

/** Takes the bundled style sheet apart and leaves its files in `dist/assets`, instead of the whole. */
export async function makeStyles(bundle: Manifest): Promise<RenderParts['styles']> {
  const whole = bundle['client/app/styles/styles.css']?.file;
  if (!whole) throw new Error('The bundle has no style sheet.');
  // Documents carry rules, too: for them the files beside the sheet have their whole path.
  const css = (await readFile(join(distDir, whole), 'utf8')).replaceAll(
    /\burl\((?:\.\/)?([\w-]+\.[\w.]+)\)/g,
    'url(/assets/$1)',
  );
  const rules = splitStyles(css);
  await rm(join(distDir, whole));
  const { shared, ofTool } = cutSheets(rules);
  const addressOfTool = new Map<string, string>();
  for (const [id, css] of ofTool) addressOfTool.set(id, await writeSheet(id, css));
  return { rules, shared: await writeFixedSheet(shared), ofTool: Object.fromEntries(addressOfTool) };
}

async function writeSheet(name: string, css: string): Promise<string> {
  const file = `assets/${name}-${hashOf(Buffer.from(css)).slice(0, 8)}.css`;
  await writeFile(join(distDir, file), css);
  return `/${file}`;
}

/**
 * Every document names it, so its address has no hash: a new rule would change them all (docs/decisions/0006).
 */
async function writeFixedSheet(css: string): Promise<string> {
  await writeFile(join(distDir, sharedSheetFile), css);
  return `/${sharedSheetFile}`;
}

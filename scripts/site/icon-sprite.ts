import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

const iconDir = join(root, 'node_modules', 'lucide-static', 'icons');

/** The sprite of every icon that the client's sources name, and its address (hashed by content). */
export function makeIconSprite(): { svg: string; address: string } {
  const symbols = findIconNames().map((name) => makeSymbol(name));
  // With `display: none` browsers do not draw the sprite itself, only the icons that a page refers to.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" display="none">${symbols.join('')}</svg>`;
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { svg, address: `/assets/icons-${hash}.svg` };
}

/** A literal on a line that mentions icons, if lucide has an icon of that name. */
function findIconNames(): string[] {
  const names = new Set<string>();
  for (const file of globSync('client/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.(?:test|spec|bench)\.tsx?$/.test(file)) continue;
    for (const line of readFileSync(join(root, file), 'utf8').split('\n')) {
      if (!/icon/i.test(line)) continue;
      for (const [, name = ''] of line.matchAll(/['"]([a-z0-9-]+)['"]/g)) names.add(name);
    }
  }
  return [...names].filter((name) => existsSync(join(iconDir, `${name}.svg`))).sort();
}

function makeSymbol(name: string): string {
  const source = readFileSync(join(iconDir, `${name}.svg`), 'utf8');
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(source)?.[1] ?? '';
  return `<symbol id="${name}" viewBox="0 0 24 24">${inner.replace(/\s+/g, ' ').replaceAll('> <', '><').trim()}</symbol>`;
}

import type { OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import type { Bytes } from '#core/images/byte-access.ts';
import { writeIco } from '#core/images/containers/ico-container.ts';
import type { DrawingOptions } from '../state.ts';
import type { Draw } from './plan-size.ts';

const icoSides = [16, 32, 48];
const appSides = [192, 512];
const appleSide = 180;

const html = `<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
`;

/** Draws the icons of a website, and writes its manifest (W3C Web Application Manifest) and the lines for its pages. */
export async function faviconParts(
  svg: string,
  options: DrawingOptions,
  draw: Draw,
): Promise<readonly OutputPart[]> {
  const { background, isTransparent } = options;
  const paper = isTransparent ? undefined : background;
  const icon = (side: number, color = paper) =>
    draw({ width: side, height: side, type: 'image/png', background: color, quality: 100 });
  const small = await Promise.all(icoSides.map(async (side) => ({ side, png: await bytesOf(icon(side)) })));
  const named = { isNamed: true } as const;
  const apps = await Promise.all(
    appSides.map(
      async (side) =>
        ({ name: `icon-${side}.png`, kind: 'png', content: await icon(side), ...named }) as const,
    ),
  );
  return [
    { name: 'favicon.ico', kind: 'ico', content: new Blob([writeIco(small)]), ...named },
    { name: 'favicon.svg', kind: 'svg', content: svg, ...named },
    // iOS fills transparent parts with black.
    { name: 'apple-touch-icon.png', kind: 'png', content: await icon(appleSide, background), ...named },
    ...apps,
    { name: 'site.webmanifest', kind: 'json', content: writeManifest(options), ...named },
    { name: 'head.html', kind: 'html', content: html, title: 'For the head of each page', ...named },
  ];
}

async function bytesOf(blob: Promise<Blob>): Promise<Bytes> {
  return new Uint8Array(await (await blob).arrayBuffer());
}

function writeManifest({ appName, background }: DrawingOptions): string {
  const manifest = {
    ...(appName.trim() === '' ? {} : { name: appName.trim() }),
    icons: appSides.map((side) => ({
      src: `/icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
    })),
    background_color: background,
    theme_color: background,
    display: 'browser',
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

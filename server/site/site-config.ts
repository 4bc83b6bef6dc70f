import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { readOwn } from '#core/collections/read-own.ts';
import type { Environment } from '#server/environment.ts';
import {
  defaultHosting,
  defaultSettings,
  type Hosting,
  type SiteSettings,
} from '#core/site/site-settings.ts';

/** The settings of the site itself, which the operator gives when the server starts. */
export interface SiteConfig {
  readonly settings: SiteSettings;
  readonly hosting: Hosting;
  /** The SVG text of the operator's own mark. */
  readonly logo?: string;
  /** The ids of the tools that are not shown. */
  readonly hiddenTools: readonly string[];
}

/** True if the documents differ from those of the build. */
export function hasOwnSettings({ settings, hosting, hiddenTools }: SiteConfig): boolean {
  return !isDeepStrictEqual([settings, hosting, hiddenTools], [defaultSettings, defaultHosting, []]);
}

/** Reads the site's settings, and adds a sentence to `faults` for each with an invalid value. */
export function readSiteConfig(
  env: Environment,
  publicOrigin: string | undefined,
  faults: string[],
): SiteConfig {
  const text = (name: string) => (readOwn(env, name) ?? '').trim();
  const check = (name: string, pattern: RegExp, wanted: string): string => {
    const value = text(name);
    if (value !== '' && !pattern.test(value)) faults.push(`${name} must be ${wanted}, not "${value}"`);
    return value;
  };
  const basePath = check(
    'BASE_PATH',
    /^(?:\/|(?:\/[\w.~-]+)+\/?)$/,
    'a path like /tools, of letters, digits and ._~-',
  );
  const theme = check('DEFAULT_THEME', /^(?:system|light|dark)$/, 'system, light or dark');
  const forms = check('FORMS', /^(?:on|off)$/, 'on or off');
  const hsts = check(
    'HSTS',
    /^max-age=\d+(?:; ?(?:includeSubDomains|preload))*$/,
    'like max-age=63072000, as the header Strict-Transport-Security has it',
  );
  const name = check('SITE_NAME', /^[^\p{Cc}]{1,60}$/u, 'at most 60 characters in one line');
  const logo = readLogo(text('SITE_LOGO'), faults);
  const note = check('SITE_NOTE', /^[^\p{Cc}]{1,500}$/u, 'at most 500 characters in one line');
  const hosting = {
    ...defaultHosting,
    basePath: basePath.replace(/\/$/, ''),
    frameAncestors: readFrameAncestors(text('FRAME_ANCESTORS'), faults),
    ...(hsts === '' ? {} : { hsts }),
  };
  return {
    settings: {
      ...(publicOrigin === undefined ? {} : { origin: publicOrigin }),
      basePath: hosting.basePath,
      name: name || defaultSettings.name,
      ...(logo === undefined ? {} : { hasLogo: true }),
      ...(hosting.frameAncestors.length === 0 ? {} : { frameAncestors: hosting.frameAncestors }),
      theme: (theme || defaultSettings.theme) as SiteSettings['theme'],
      note,
      hasForms: forms !== 'off',
    },
    hosting,
    ...(logo === undefined ? {} : { logo }),
    hiddenTools: text('HIDDEN_TOOLS')
      .split(/[\s,]+/)
      .filter(Boolean),
  };
}

function readLogo(file: string, faults: string[]): string | undefined {
  if (file === '') return undefined;
  try {
    const logo = readFileSync(file, 'utf8');
    if (/<svg\b/i.test(logo)) return logo;
    faults.push(`SITE_LOGO must name an SVG file, and "${file}" is none`);
  } catch {
    faults.push(`SITE_LOGO names "${file}", which cannot be read`);
  }
  return undefined;
}

function readFrameAncestors(value: string, faults: string[]): string[] {
  const origins = value.split(/[\s,]+/).filter(Boolean);
  for (const origin of origins) {
    const isOrigin = /^https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/.test(origin);
    if (origin !== "'self'" && !isOrigin) {
      faults.push(`FRAME_ANCESTORS must list origins like https://home.example.org, not "${origin}"`);
    }
  }
  return origins;
}

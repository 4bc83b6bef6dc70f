import { extname } from 'node:path';
import { documentPolicy, type HeaderFields } from '#core/site/content-policy.ts';
import { cameraHeaders, commonHeadersAt } from '#core/site/response-headers.ts';
import type { SiteManifest } from '#core/site/site-manifest.ts';
import { defaultHosting } from '#core/site/site-settings.ts';

type Headers = Readonly<Record<string, string>>;

/** The host's settings for three kinds of files. Documents contain the rest of their policy themselves. */
interface HostedSite {
  readonly basePath: string;
  readonly redirects: SiteManifest['redirects'];
  readonly pages: Headers;
  /**
   * Pages that may use the camera, with and without a slash at the end: their headers in addition to or instead of
   * `pages`.
   */
  readonly camera: { readonly paths: readonly string[]; readonly headers: Headers };
  readonly assets: Headers;
  readonly serviceWorker: Headers;
  /** The media types by the ends of names, which not every web server knows. */
  readonly types: ReadonlyMap<string, string>;
}

/** Writes the settings of web servers and hosts for a folder of plain files, by their names in it. */
export function writeHostFiles(
  site: SiteManifest,
  folder: string,
  origin?: string,
): ReadonlyMap<string, string> {
  const hosted = describeSite(site, origin);
  return new Map([
    ['/hosting/nginx.conf', writeNginx(hosted, folder)],
    ['/hosting/Caddyfile', writeCaddy(hosted, folder)],
    ['/_headers', writeHeadersFile(hosted)],
    ['/_redirects', writeRedirectsFile(hosted)],
    // GitHub Pages would leave out files with a leading underscore.
    ['/.nojekyll', ''],
  ]);
}

function describeSite(site: SiteManifest, origin = 'https://host.invalid'): HostedSite {
  const { entries, hosting, redirects } = site;
  const common = commonHeadersAt(origin, hosting);
  const { frameAncestors: framedBy } = hosting ?? defaultHosting;
  const framing = framedBy.length > 0 ? framedBy.join(' ') : "'none'";
  const policyOf = (policy: 'asset' | 'service-worker') => {
    const fields: HeaderFields = { type: 'text/javascript', policy, isImmutable: true };
    return documentPolicy(fields, site, origin);
  };
  return {
    basePath: hosting?.basePath ?? '',
    redirects,
    pages: {
      ...common,
      'cache-control': 'no-cache',
      'content-security-policy': `frame-ancestors ${framing}`,
    },
    camera: {
      paths: entries.flatMap(({ path, policy }) => (policy === 'camera-tool' ? [path, `${path}/`] : [])),
      headers: cameraHeaders,
    },
    assets: {
      ...common,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': policyOf('asset'),
    },
    serviceWorker: {
      ...common,
      'cache-control': 'no-cache',
      'content-security-policy': policyOf('service-worker'),
    },
    types: new Map(
      entries.map(({ path, type }) => [type.startsWith('text/html') ? 'html' : extname(path).slice(1), type]),
    ),
  };
}

function writeNginx(site: HostedSite, folder: string): string {
  const { basePath, pages, camera, assets, serviceWorker, redirects, types } = site;
  const findPage = '    try_files $uri $uri/index.html =404;';
  const add = (headers: Headers) =>
    // A missing file is not cached: it may be there soon.
    Object.entries(headers).map(
      ([name, value]) => `    add_header ${name} "${value}"${name === 'cache-control' ? '' : ' always'};`,
    );
  const place = (path: string, headers: Headers, ...lines: readonly string[]) => [
    `  location ${path} {`,
    ...lines,
    ...add(headers),
    '  }',
  ];
  return [
    '# In a server block: include /path/of/this/file;',
    `location ${basePath}/ {`,
    `  alias ${folder}/;`,
    '  gzip_static on;',
    '  absolute_redirect off;',
    `  error_page 404 ${basePath}/404.html;`,
    `  types {`,
    ...[...types].map(([end, type]) => `    "${type}" ${end};`),
    '  }',
    ...place(`${basePath}/assets/`, assets, `    alias ${folder}/assets/;`),
    ...place(`= ${basePath}/sw.js`, serviceWorker, `    alias ${folder}/sw.js;`),
    ...camera.paths.flatMap((path) =>
      place(`= ${basePath}${path}`, { ...pages, ...camera.headers }, findPage),
    ),
    ...redirects.map(({ from, to }) => `  location = ${basePath}${from} { return 308 ${basePath}${to}; }`),
    findPage.slice(2),
    ...add(pages).map((line) => line.slice(2)),
    '}',
    '',
  ].join('\n');
}

function writeCaddy(site: HostedSite, folder: string): string {
  const { basePath, pages, camera, assets, serviceWorker, redirects } = site;
  const cameraPaths = camera.paths.join(' ');
  const place = (matcher: string, headers: Headers) => [
    `  header ${matcher} {`,
    ...Object.entries(headers).map(([name, value]) => `    ${name} "${value}"`),
    '  }',
  ];
  return [
    '# In a site block: import /path/of/this/file',
    `redir ${basePath || '/'} ${basePath}/`,
    `handle_path ${basePath}/* {`,
    `  root * ${folder}`,
    `  @pages not path /assets/* /sw.js ${cameraPaths}`,
    ...place('@pages', pages),
    `  @camera path ${cameraPaths}`,
    ...place('@camera', { ...pages, ...camera.headers }),
    '  @assets {',
    '    path /assets/*',
    '    file {path}',
    '  }',
    ...place('@assets', assets),
    ...place('/sw.js', serviceWorker),
    ...redirects.map(({ from, to }) => `  redir ${from} ${basePath}${to} 308`),
    '  @missing not file {path} {path}/index.html',
    '  handle @missing {',
    '    rewrite * /404.html',
    '    file_server {',
    '      status 404',
    '    }',
    '  }',
    '  try_files {path} {path}/index.html',
    '  file_server {',
    '    precompressed br gzip',
    '  }',
    '}',
    '',
  ].join('\n');
}

/**
 * Writes the file as Netlify and Cloudflare Pages read it: a file gets the headers of all matching patterns. If
 * Permissions-Policy has two values for a feature, the later one counts; two values of other headers cancel each
 * other.
 */
function writeHeadersFile({ basePath, pages, camera, assets, serviceWorker }: HostedSite): string {
  const ownNames = new Set(['cache-control', 'content-security-policy']);
  const place = (path: string, headers: Headers, isOwn: boolean) => [
    `${basePath}${path}`,
    ...Object.entries(headers)
      .filter(([name]) => (isOwn ? ownNames.has(name) : name !== 'cache-control'))
      .map(([name, value]) => `  ${name}: ${value}`),
  ];
  return [
    ...place('/*', pages, false),
    ...camera.paths.flatMap((path) => [
      `${basePath}${path}`,
      `  permissions-policy: ${camera.headers['permissions-policy']}`,
    ]),
    ...place('/assets/*', assets, true),
    ...place('/sw.js', serviceWorker, true),
    '',
  ].join('\n');
}

function writeRedirectsFile({ basePath, redirects }: HostedSite): string {
  return redirects.map(({ from, to }) => `${basePath}${from} ${basePath}${to} 301\n`).join('');
}

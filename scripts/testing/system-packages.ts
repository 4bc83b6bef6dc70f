import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findPostgres } from '#server/testing/postgres.ts';
import { findChromium, shellName } from './chromium.ts';

/**
 * Independent checkers of our tools' output, web servers to put in front of ours, and their Debian packages.
 */
const programs: Readonly<Record<string, string>> = {
  python3: 'python3',
  qpdf: 'qpdf',
  pdfinfo: 'poppler-utils',
  // Not `convert`: programs other than ImageMagick's have that name, too.
  identify: 'imagemagick',
  webpinfo: 'webp',
  djpeg: 'libjpeg-turbo-progs',
  exiftool: 'libimage-exiftool-perl',
  pngcheck: 'pngcheck',
  'heif-enc': 'libheif-examples',
  'rsvg-convert': 'librsvg2-bin',
  xmllint: 'libxml2-utils',
  zbarimg: 'zbar-tools',
  zint: 'zint',
  dmtxread: 'dmtx-utils',
  htpasswd: 'apache2-utils',
  oathtool: 'oathtool',
  openssl: 'openssl',
  'ssh-keygen': 'openssh-client',
  age: 'age',
  curl: 'curl',
  nginx: 'nginx-light',
  caddy: 'caddy',
};

/** Modules of Debian's own Python. */
const pythonModules: Readonly<Record<string, string>> = {
  croniter: 'python3-croniter',
  sqlglot: 'python3-sqlglot',
  requests: 'python3-requests',
  yaml: 'python3-yaml',
};

/**
 * Installs the browser and the checkers that the tests call, if they are missing; prints what to do if it cannot.
 */
export function installTestPrograms(): void {
  const missing = Object.entries(programs)
    .filter(([program]) => !isInstalled(program))
    .map(([, name]) => name);
  for (const [module, name] of Object.entries(pythonModules)) {
    if (!run(['/usr/bin/python3', '-c', `import ${module}`], 'ignore')) missing.push(name);
  }
  if (!findChromium()) missing.push('chromium');
  if (findPostgres() === undefined) missing.push('postgresql');
  if (missing.length > 0 && !installPackages(missing)) {
    console.error(`Please install these packages, then run the tests again: ${missing.join(' ')}`);
    process.exit(1);
  }
  // Without them some machines show text in DejaVu Sans first, whose other width shifts the page.
  if (!existsSync('/usr/share/fonts/truetype/liberation') && !installPackages(['fonts-liberation'])) {
    console.log('Without the Liberation fonts a test of the layout may fail.');
  }
  // Named together, so that both are of one version.
  if (!isInstalled(shellName) && !installPackages(['chromium', shellName])) {
    console.log(`Without ${shellName} the browser tests take twice as long.`);
  }
}

function installPackages(names: readonly string[]): boolean {
  console.log(`Installing what the tests need: ${names.join(', ')} …`);
  const command = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  return run([...command, 'apt-get', 'update']) && run([...command, 'apt-get', 'install', '-y', ...names]);
}

function isInstalled(program: string): boolean {
  return spawnSync('which', [program]).status === 0;
}

function run([program = '', ...parameters]: string[], faults: 'inherit' | 'ignore' = 'inherit'): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, parameters, { stdio: ['ignore', 'ignore', faults], env }).status === 0;
}

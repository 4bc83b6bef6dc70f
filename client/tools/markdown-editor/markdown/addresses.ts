/** Schemes that lead somewhere and never run anything. */
const linkSchemes: ReadonlySet<string> = new Set([
  'callto',
  'ftp',
  'ftps',
  'geo',
  'http',
  'https',
  'irc',
  'ircs',
  'magnet',
  'mailto',
  'matrix',
  'news',
  'sms',
  'ssh',
  'tel',
  'webcal',
  'xmpp',
]);

const drawnImage = /^data:image\/(?:avif|bmp|gif|jpe?g|png|svg\+xml|webp|x-icon)[;,]/i;

/** Browsers drop these wherever they stand in an address, so `java\nscript:` would run. */
function withoutIgnored(address: string): string {
  return Array.from(address)
    .filter((character) => character > ' ' && !isControl(character))
    .join('');
}

function isControl(character: string): boolean {
  const code = character.charCodeAt(0);
  return code < 0x20 || (code >= 0x7f && code <= 0x9f) || code === 0xad || (code >= 0x200b && code <= 0x200f);
}

function schemeOf(address: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(withoutIgnored(address))?.[1]?.toLowerCase();
}

/** True for addresses that a link may have: known harmless schemes, and relative ones. */
export function isSafeLink(address: string): boolean {
  const scheme = schemeOf(address);
  return scheme === undefined || linkSchemes.has(scheme);
}

/** True for addresses that an image may have: the web's, relative ones, and pictures inside the document. */
export function isSafeImage(address: string): boolean {
  const scheme = schemeOf(address);
  return scheme === undefined || scheme === 'http' || scheme === 'https' || isEmbeddedImage(address);
}

/** True for a picture that stands in the document itself. */
export function isEmbeddedImage(address: string): boolean {
  return drawnImage.test(address.trimStart());
}

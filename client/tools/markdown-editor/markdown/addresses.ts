/** URL schemes that never run anything. */
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

/** Removes the characters that browsers ignore in a URL; otherwise `java\nscript:` would run. */
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

/** Returns whether a URL is allowed in links: known harmless schemes, and relative ones. */
export function isSafeLink(address: string): boolean {
  const scheme = schemeOf(address);
  return scheme === undefined || linkSchemes.has(scheme);
}

/** Returns whether a URL is allowed in images: web URLs, relative ones, and embedded pictures. */
export function isSafeImage(address: string): boolean {
  const scheme = schemeOf(address);
  return scheme === undefined || scheme === 'http' || scheme === 'https' || isEmbeddedImage(address);
}

/** Returns whether a picture is embedded in the document. */
export function isEmbeddedImage(address: string): boolean {
  return drawnImage.test(address.trimStart());
}

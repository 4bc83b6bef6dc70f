/** The page that answers for a path that leads nowhere. `has` tells which paths lead somewhere. */
export function missingPagePath(path: string, has: (path: string) => boolean): string {
  // An unknown collection shows all tools, as the specification says.
  if (path.startsWith('/tool-category/') && has('/tool-category')) return '/tool-category';
  const section = ['/tools', '/categories'].find((prefix) => path.startsWith(`${prefix}/`)) ?? '';
  return `${section}/404`;
}

/** Whether a path is a call of the server, which our own pages ask by `fetch`, and no file of the site. */
export function isCallPath(path: string): boolean {
  return /^\/(?:(?:api|rest)(?:\/|$)|(?:livez|readyz|my-address)$)/.test(path);
}

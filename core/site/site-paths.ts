/** Returns the page to show for a path that does not exist. `has` returns true for paths that exist. */
export function missingPagePath(path: string, has: (path: string) => boolean): string {
  // An unknown collection shows all tools, as the specification requires.
  if (path.startsWith('/tool-category/') && has('/tool-category')) return '/tool-category';
  const section = ['/tools', '/categories'].find((prefix) => path.startsWith(`${prefix}/`)) ?? '';
  return `${section}/404`;
}

/** True if a path is a server call, which our own pages make with `fetch`, and not a file of the site. */
export function isCallPath(path: string): boolean {
  return /^\/(?:(?:api|rest)(?:\/|$)|(?:livez|readyz|my-address)$)/.test(path);
}

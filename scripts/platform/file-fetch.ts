import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { makeCountryFiles } from '#scripts/site/country-files.ts';

// Under Node, our own assets are files beside the source, and Node's `fetch` accepts no `file:` address.
const fetchFromNetwork = globalThis.fetch;
let making: Promise<void> | undefined;

globalThis.fetch = async (resource, init) => {
  const address = resource instanceof Request ? resource.url : String(resource);
  if (!address.startsWith('file:')) return fetchFromNetwork(resource, init);
  const file = fileURLToPath(address);
  // Tests and the terminal work without a build before them.
  if (!existsSync(file)) await (making ??= makeCountryFiles());
  return new Response(await readFile(file));
};

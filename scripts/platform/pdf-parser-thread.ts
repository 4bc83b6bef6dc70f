// The thread of pdf-parser.ts: what client/lib/pdf/parsing/parser-entry.ts is in a browser.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { type MessagePort, workerData } from 'node:worker_threads';
import { boundDecoding } from '#client/lib/pdf/parsing/bound-decoding.ts';
import { refusedMessage } from '#client/lib/pdf/parsing/refuse-bombs.ts';

interface WorkerModule {
  readonly WorkerMessageHandler: { initializeFromPort(port: MessagePort): void };
}

// As in client/lib/pdf/parsing/parser-setup.ts: pages that pdf.js read ahead and that were never requested.
process.on('unhandledRejection', () => undefined);

// Fonts, character maps and decoders, as client/lib/pdf/parsing/parser-setup.ts finds them in a browser. Text in the
// character sets of East Asia has no meaning without the maps.
const { assetFolder, port } = workerData as { assetFolder: string; port: MessagePort };
const packageFolder = new URL('../../node_modules/pdfjs-dist/', import.meta.url);
const fetchAsIs = globalThis.fetch;
globalThis.fetch = async (resource, init) => {
  const address = resource instanceof Request ? resource.url : String(resource);
  if (!address.startsWith(assetFolder)) return fetchAsIs(resource, init);
  const name = address.slice(assetFolder.length);
  const path = ['cmaps', 'standard_fonts', 'wasm', 'iccs']
    .map((folder) => fileURLToPath(new URL(`${folder}/${name}`, packageFolder)))
    .find(existsSync);
  if (path === undefined) throw new TypeError(`pdf.js asked for ${address}, which it does not have.`);
  return new Response(await readFile(path));
};

// By pdf.js's own port, before its answer to the same request.
boundDecoding(() => {
  port.postMessage(refusedMessage);
});

// It has no types; loaded only after the handlers are in place.
const address = new URL('legacy/build/pdf.worker.mjs', packageFolder).href;
const { WorkerMessageHandler } = (await import(address)) as WorkerModule;
WorkerMessageHandler.initializeFromPort(port);

// Prepares the worker for pdf.js. pdf.js ignores messages that are not addressed to it.
import { holdLifeline } from '#client/lib/workers/lifeline.ts';
import { resolveAssetUrl } from './asset-urls.ts';
import { boundDecoding } from './bound-decoding.ts';
import { refusedMessage } from './refuse-bombs.ts';

// pdf.js reads neighboring pages ahead and keeps only the promises. If one fails and is never used, it would show up as
// an unhandled rejection in the console, although only the file is damaged. Pages that a caller requested are answered
// by a message, so this hides no error that anyone waits for.
addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
});

boundDecoding(() => {
  self.postMessage(refusedMessage);
});

void holdLifeline(self.name).then((isHeld) => {
  self.postMessage({ type: 'ready', isHeld });
});

// pdf.js requests fonts, character maps and decoders by folder and file name, but built files have hashed names.
const fetchAsIs = globalThis.fetch;
const openAsIs = XMLHttpRequest.prototype.open;

globalThis.fetch = (input, init) =>
  fetchAsIs(typeof input === 'string' ? resolveAssetUrl(input) : input, init);

XMLHttpRequest.prototype.open = function open(method: string, url: string | URL, isAsync?: unknown) {
  openAsIs.call(this, method, resolveAssetUrl(String(url)), isAsync !== false);
};

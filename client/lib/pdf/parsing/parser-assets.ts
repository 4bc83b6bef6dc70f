// pdf.js requests fonts, character maps and decoders by folder and file name, but built files have hashed names.
import { resolveAssetUrl } from './asset-urls.ts';

const fetchAsIs = globalThis.fetch;
const openAsIs = XMLHttpRequest.prototype.open;

globalThis.fetch = (input, init) =>
  fetchAsIs(typeof input === 'string' ? resolveAssetUrl(input) : input, init);

XMLHttpRequest.prototype.open = function open(method: string, url: string | URL, isAsync?: unknown) {
  openAsIs.call(this, method, resolveAssetUrl(String(url)), isAsync !== false);
};

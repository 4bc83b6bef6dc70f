import { exposeWorker } from '#client/lib/workers/host.ts';
import { decodeContent, encodeContent, type UrlWorkerApi } from './logic.ts';

exposeWorker<UrlWorkerApi>({
  encode: ({ content, options }) => encodeContent(content, options),
  decode: ({ content, options }) => decodeContent(content, options),
});

import { exposeWorker } from '#client/lib/workers/host.ts';
import { type Base64WorkerApi, decodeContent, encodeContent } from './logic.ts';

exposeWorker<Base64WorkerApi>({
  encode: ({ content, options, mediaType }, context) => encodeContent(content, options, mediaType, context),
  decode: ({ content, options }, context) => decodeContent(content, options, context),
});

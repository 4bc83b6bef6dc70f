import type { Context, Hono } from 'hono';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { headersOfEntry } from '#core/site/response-headers.ts';
import type { Hosting } from '#core/site/site-settings.ts';
import { textModelFilePath, textModelOfferPath } from '#core/site/text-model.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import type { TextModel } from './text-model.ts';

/**
 * Serves the files of the operator's language model. Only files found at the start are served, so no path can leave the
 * folder.
 */
export function addTextModelRoutes(
  app: Hono<AppEnv>,
  model: TextModel | undefined,
  hosting: Hosting | undefined,
): void {
  app.get(textModelOfferPath, (context) => context.json(model?.offer ?? null));
  for (const { name, sizeBytes } of model?.offer.files ?? []) {
    const { folder, offer } = model as TextModel;
    app.get(textModelFilePath(offer, name), (context) => {
      setHeaders(context, name, hosting);
      context.header('content-length', String(sizeBytes));
      if (context.req.method === 'HEAD') return context.body(null);
      return context.body(Readable.toWeb(createReadStream(join(folder, name))) as ReadableStream);
    });
  }
}

function setHeaders(context: Context<AppEnv>, name: string, hosting: Hosting | undefined): void {
  const type = name.endsWith('.json') ? 'application/json; charset=utf-8' : 'application/octet-stream';
  context.header('content-type', type);
  const headers = headersOfEntry(
    { type, policy: 'asset', isImmutable: true },
    { inlineScriptHashes: [], ...(hosting ? { hosting } : {}) },
    context.get('info').origin,
  );
  for (const [field, value] of Object.entries(headers)) context.header(field, value);
}

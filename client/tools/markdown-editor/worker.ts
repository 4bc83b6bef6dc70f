import { exposeWorker } from '#client/lib/workers/host.ts';
import { createPreviewSession } from './preview/preview-session.ts';
import type { MarkdownWorkerApi } from './worker-api.ts';

exposeWorker<MarkdownWorkerApi>(createPreviewSession());

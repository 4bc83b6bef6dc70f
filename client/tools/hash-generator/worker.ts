import { exposeWorker } from '#client/lib/workers/host.ts';
import type { HashWorkerApi } from '#core/hashing/digests.ts';
import { hashContent } from './hash-content.ts';

// Files are shared out over several workers, which no operation is.
exposeWorker<HashWorkerApi>({ hash: hashContent });

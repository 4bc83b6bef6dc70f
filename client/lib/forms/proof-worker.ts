import { exposeWorker } from '#client/lib/workers/host.ts';
import { findNonce, type ProofOfWorkApi } from './proof-of-work.ts';

exposeWorker<ProofOfWorkApi>({ findNonce });

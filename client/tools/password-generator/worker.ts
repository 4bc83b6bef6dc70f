import { exposeWorker } from '#client/lib/workers/host.ts';
import { type PasswordWorkerApi, reportTyped } from './typed-password.ts';

exposeWorker<PasswordWorkerApi>({ reportTyped });

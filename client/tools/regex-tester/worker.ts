import { exposeWorker } from '#client/lib/workers/host.ts';
import { exemplify, listCalls, measurePattern, type RegexWorkerApi } from './logic.ts';

exposeWorker<RegexWorkerApi>({
  example: ({ pattern, flags }) => exemplify(pattern, flags),
  calls: listCalls,
  measure: ({ pattern, flags }) => measurePattern(pattern, flags),
});

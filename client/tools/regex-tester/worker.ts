import { exposeWorker, transferring } from '#client/lib/workers/host.ts';
import { exemplify, listCalls, measurePattern, type RegexWorkerApi, runRegex } from './logic.ts';

exposeWorker<RegexWorkerApi>({
  async run(task) {
    const result = await runRegex(task);
    return transferring(result, [result.matches.spans.buffer]);
  },
  example: ({ pattern, flags }) => exemplify(pattern, flags),
  calls: listCalls,
  measure: ({ pattern, flags }) => measurePattern(pattern, flags),
});

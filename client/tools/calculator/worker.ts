import { exposeWorker } from '#client/lib/workers/host.ts';
import { type CalculatorWorkerApi, evaluateSheet } from './logic.ts';

exposeWorker<CalculatorWorkerApi>({
  evaluateSheet: ({ source, options }) => evaluateSheet(source, options),
});

import { gateSteps } from './gate.ts';
import { runSteps } from './testing/run-steps.ts';

const { failed } = await runSteps(gateSteps, { concurrency: 2 });
process.exit(failed > 0 ? 1 : 0);

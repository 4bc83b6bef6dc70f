import { spawn } from 'node:child_process';

export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export interface StepTotals {
  readonly passed: number;
  readonly failed: number;
}

/** Runs steps, `concurrency` at a time, and prints each one's output when it ends. Every step runs, whatever fails. */
export async function runSteps(
  steps: readonly Step[],
  { concurrency }: { readonly concurrency: number },
): Promise<StepTotals> {
  const waiting = [...steps];
  let passed = 0;
  let failed = 0;
  async function work(): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (await runStep(step)) passed += 1;
      else failed += 1;
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work));
  return { passed, failed };
}

function runStep({ name, command, env }: Step): Promise<boolean> {
  const startedAtMs = performance.now();
  return new Promise((resolve) => {
    const [program = '', ...parameters] = command;
    const child = spawn(program, parameters, {
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', (error) => output.push(Buffer.from(error.message)));
    child.on('close', (code) => {
      const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
      if (code !== 0) console.log(Buffer.concat(output).toString());
      resolve(code === 0);
    });
  });
}

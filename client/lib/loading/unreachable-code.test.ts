import { expect, test, vi } from 'vitest';
import { ToolInputError } from '#core/errors.ts';
import { explainUnreachable } from './unreachable-code.ts';

const explainLoadFailure = vi.hoisted(() => vi.fn());
vi.mock('./load-diagnosis.ts', () => ({ explainLoadFailure }));

const messages = [
  'Failed to fetch dynamically imported module: https://sundry.example/assets/a.js',
  'error loading dynamically imported module: https://sundry.example/assets/a.js',
  'Importing a module script failed.',
  'The worker /assets/worker-a.js could not be loaded.',
];

test.each(messages)('names the cause and the cure of: %s', async (message) => {
  for (const [cause, cure] of [
    ['new-version', /^A new version of this site is out\. Reload/],
    ['no-network', /^Connect and try again; or, before you go offline/],
    ['fault', /fault of ours/],
  ] as const) {
    explainLoadFailure.mockResolvedValueOnce(cause);
    await expect(explainUnreachable(new TypeError(message))).rejects.toMatchObject({
      name: 'ToolInputError',
      details: { hint: expect.stringMatching(cure) as string },
    });
  }
});

test.each([new TypeError('x is undefined'), new ToolInputError('The picture could not be loaded.')])(
  'passes on what is something else: %s',
  async (error) => {
    await expect(explainUnreachable(error)).rejects.toBe(error);
  },
);

import { expect, test, vi } from 'vitest';
import type { MarkdownClient, PreviewRequest } from '../session-api.ts';
import { createPreviewLoop } from './preview-loop.ts';
import type { PreviewPainter } from './preview-painter.ts';

test('after a failure everything is asked for again, so that no change of a new worker meets an old preview', async () => {
  const asked: (number | undefined)[] = [];
  const call = (_: string, { shownVersion }: PreviewRequest) => {
    asked.push(shownVersion);
    if (asked.length === 2) return Promise.reject(new Error('The worker ended.'));
    return Promise.resolve({ version: 1 });
  };
  const painter = { update: () => Promise.resolve() } as unknown as PreviewPainter;
  const onShown = vi.fn();
  const loop = createPreviewLoop({ call } as unknown as MarkdownClient, painter, {
    onShown,
    onMistake: () => undefined,
  });
  for (const [index, content] of ['a', 'ab', 'abc', 'abcd'].entries()) {
    loop.show({ content, flavour: 'github' });
    await vi.waitFor(() => expect(asked).toHaveLength(index + 1));
  }
  await vi.waitFor(() => expect(onShown).toHaveBeenCalledTimes(3));
  expect(asked).toEqual([undefined, 1, undefined, 1]);
});

// The thread in which the terminal does an operation's work, as a worker does it in the page.
import '#scripts/platform/browser-classes.ts';
import '#scripts/platform/file-fetch.ts';
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { parentPort, type Transferable as NodeTransferable, workerData } from 'node:worker_threads';
import { exposeWorker, transferring } from '#client/lib/workers/host.ts';
import { executeOperation } from '#client/tool-kit/operations/execution.ts';
import type { AnyOperation, OperationSource } from '#client/tool-kit/operations/operation.ts';
import type { OutputPart } from '#client/tool-kit/operations/operation-result.ts';
import { loadTool } from './tools.ts';
import type { ThreadApi, ThreadPart, ThreadSource } from './thread-api.ts';

Object.assign(globalThis, {
  self: {
    name: (workerData as { name: string }).name,
    postMessage: (message: unknown, transfer: readonly NodeTransferable[]) =>
      parentPort?.postMessage(message, transfer),
    addEventListener: (_type: string, listener: (event: { data: unknown }) => void) =>
      parentPort?.on('message', (data: unknown) => listener({ data })),
  },
});

exposeWorker<ThreadApi>({
  async run({ toolId, source, options }, { begin }) {
    const { operation } = await loadTool(toolId);
    await operation.prepare?.();
    const opened = await openSource(source, operation);
    begin();
    const { parts, notes = [] } = await executeOperation(operation, opened, options);
    const packed = await Promise.all(parts.map(pack));
    return transferring(
      { parts: packed, notes },
      packed.flatMap(({ content }) => (typeof content === 'string' ? [] : [content.buffer as ArrayBuffer])),
    );
  },
});

async function openSource(source: ThreadSource, { takes }: AnyOperation): Promise<OperationSource> {
  if ('text' in source) return source.text;
  if ('bytes' in source) return new Blob([new Uint8Array(source.bytes)]);
  const files =
    'files' in source
      ? source.files.map(({ name, bytes }) => new File([new Uint8Array(bytes)], name))
      : await Promise.all(
          source.paths.map(async (path) => new File([await openAsBlob(path)], basename(path))),
        );
  return takes === 'files' ? files : files[0];
}

async function pack({ content, ...part }: OutputPart): Promise<ThreadPart> {
  if (typeof content === 'string') return { ...part, content };
  return { ...part, content: new Uint8Array(await content.arrayBuffer()) };
}

import { exposeWorker } from '#client/lib/workers/host.ts';
import { ToolInputError } from '#core/errors.ts';
import type { TaskContext } from '#core/task.ts';
import type { Digests } from '#core/hashing/algorithms.ts';
import { beginDigests, digestBytes, type HashRequest, type HashWorkerApi } from '#core/hashing/digests.ts';

/** Large enough to keep the reading cheap, small enough to keep memory flat and progress smooth. */
const pieceBytes = 4 * 1024 * 1024;

async function hash({ content, algorithms, key }: HashRequest, context: TaskContext): Promise<Digests> {
  if (content instanceof Uint8Array) return digestBytes(content, algorithms, key);
  const running = await beginDigests(algorithms, key);
  for (let offset = 0; offset < content.size; offset += pieceBytes) {
    running.update(await readPiece(content, offset));
    const doneBytes = Math.min(offset + pieceBytes, content.size);
    context.reportProgress({ fraction: doneBytes / content.size, doneBytes, totalBytes: content.size });
  }
  return running.finish();
}

async function readPiece(file: Blob, offset: number): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(offset, offset + pieceBytes).arrayBuffer());
  } catch {
    throw new ToolInputError('The file could not be read to its end.', {
      hint: 'It was changed, moved or unplugged meanwhile. Choose it again.',
    });
  }
}

exposeWorker<HashWorkerApi>({ hash });

import engineUrl from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import { ToolInputError } from '#core/errors.ts';
import { textModelFilePath, textModelOfferPath, type TextModelOffer } from '#core/site/text-model.ts';
import type { TaskContext } from '#core/task.ts';
import { openModelStore, sizeOfOffer } from './offer.ts';

/** The address of the engine on this site. */
const enginePath = new URL(engineUrl, import.meta.url).pathname;
/** The base path of the site: a worker has no document to read it from. */
const basePath = /^(.*?)\/assets\//.exec(enginePath)?.[1] ?? '';

/** The files of a model and its engine, stored on this device. */
export interface StoredModel {
  readonly engine: ArrayBuffer;
  /** Reads a file by its name in the offer; undefined if the model does not have it. */
  readonly read: (name: string) => Promise<Response | undefined>;
}

/**
 * Downloads the missing files of a model and deletes those of other models. Throws a ToolInputError without a
 * connection or storage space; files that were downloaded until then stay.
 */
export async function loadTextModel(offer: TextModelOffer, context: TaskContext): Promise<StoredModel> {
  const store = await openModelStore();
  const wanted = [enginePath, ...offer.files.map(({ name }) => textModelFilePath(offer, name))];
  await dropOthers(store, wanted);
  const totalBytes = sizeOfOffer(offer);
  let doneBytes = 0;
  const report = () =>
    context.reportProgress({
      label: 'Loading the model',
      doneBytes,
      totalBytes,
      fraction: doneBytes / totalBytes,
    });
  await fetchInto(store, enginePath, enginePath, undefined, () => undefined);
  for (const { name, sizeBytes } of offer.files) {
    const before = doneBytes;
    const path = textModelFilePath(offer, name);
    await fetchInto(store, path, basePath + path, sizeBytes, (bytes) => {
      doneBytes = before + bytes;
      report();
    });
    doneBytes = before + sizeBytes;
  }
  await store.put(textModelOfferPath, Response.json(offer));
  const engine = await store.match(enginePath);
  return {
    engine: await (engine as Response).arrayBuffer(),
    read: (name) => store.match(textModelFilePath(offer, name)),
  };
}

async function dropOthers(store: Cache, wanted: readonly string[]): Promise<void> {
  const requests = await store.keys();
  const others = requests.filter(({ url }) => !wanted.includes(new URL(url).pathname));
  await Promise.all(others.map((request) => store.delete(request)));
}

/**
 * Fetches a file into the store. An interrupted download is not stored, because the store only accepts complete
 * responses.
 */
async function fetchInto(
  store: Cache,
  path: string,
  address: string,
  sizeBytes: number | undefined,
  onBytes: (bytes: number) => void,
): Promise<void> {
  if (await store.match(path)) return;
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok || !response.body) throw notLoaded();
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length;
      onBytes(bytes);
      controller.enqueue(chunk);
    },
    flush(controller) {
      if (sizeBytes !== undefined && bytes !== sizeBytes) controller.error(new Error('The file broke off.'));
    },
  });
  try {
    await store.put(path, new Response(response.body.pipeThrough(counter)));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError')
      throw new ToolInputError('There is no space for the model on this device.', {
        hint: 'Free some space, or use the template writer.',
      });
    throw notLoaded();
  }
}

function notLoaded(): ToolInputError {
  return new ToolInputError('The model could not be loaded.', {
    hint: 'Check your connection, and press Write again: what was downloaded already is kept.',
  });
}

import { addressOf } from '#client/lib/site-data.ts';
import { ToolInputError } from '#core/errors.ts';
import { plainHttpReason } from '#core/site/secure-context.ts';
import {
  textModelCache,
  textModelFilePath,
  textModelOfferPath,
  type TextModelOffer,
} from '#core/site/text-model.ts';

export interface FoundModel {
  readonly offer: TextModelOffer;
  /** Whether all its files are on this device. */
  readonly isStored: boolean;
}

/** Finds the model that this site provides; offline, the one stored on this device. Undefined if there is none. */
export async function findTextModel(): Promise<FoundModel | undefined> {
  const offer = await askOffer();
  return offer ? { offer, isStored: await isModelStored(offer) } : undefined;
}

export function sizeOfOffer({ files }: TextModelOffer): number {
  return files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
}

/** Deletes the model from this device. */
export async function removeTextModel(): Promise<void> {
  await caches.delete(textModelCache);
}

/** Why no model can be stored on this device; undefined if it can. */
export const modelStoreReason = () => plainHttpReason('keep a language model');

/** Opens the store of models on this device. Rejects if the browser does not allow storage for this page. */
export async function openModelStore(): Promise<Cache> {
  const reason = modelStoreReason();
  if (reason !== undefined) throw new ToolInputError(reason, { hint: 'Use the template writer.' });
  return caches.open(textModelCache);
}

async function askOffer(): Promise<TextModelOffer | undefined> {
  const response = navigator.onLine
    ? await fetch(addressOf(textModelOfferPath), { cache: 'no-store' }).catch(() => undefined)
    : undefined;
  if (response?.ok) return readOffer(response);
  const stored = await openModelStore()
    .then((store) => store.match(textModelOfferPath))
    .catch(() => undefined);
  return stored && readOffer(stored);
}

/** Reads the offer; a static file host may answer with anything. */
async function readOffer(response: Response): Promise<TextModelOffer | undefined> {
  const offer = (await response.json().catch(() => undefined)) as Partial<TextModelOffer> | null | undefined;
  return typeof offer?.version === 'string' && Array.isArray(offer.files)
    ? (offer as TextModelOffer)
    : undefined;
}

async function isModelStored(offer: TextModelOffer): Promise<boolean> {
  try {
    const store = await openModelStore();
    const kept = new Set((await store.keys()).map(({ url }) => new URL(url).pathname));
    return offer.files.every(({ name }) => kept.has(textModelFilePath(offer, name)));
  } catch {
    return false;
  }
}

import readerWasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { ZxingReader } from '#core/codes/scanning/zxing-reader.ts';
import { ToolInputError } from '#core/errors.ts';

let reader: Promise<ZxingReader> | undefined;

/** Loads the code reader, once per worker. Rejects with a ToolInputError if it cannot be loaded. */
export async function loadCodeReader(): Promise<ZxingReader> {
  const own = (reader ??= fetchReader());
  try {
    return await own;
  } catch {
    if (reader === own) reader = undefined;
    throw new ToolInputError('The reader that scans codes could not be loaded.', {
      hint: 'It is large and is stored on this device when first used. Connect once and retry; or, while connected, press “Make all tools available offline” at the foot of the page. Drawing and downloading work without it.',
    });
  }
}

async function fetchReader(): Promise<ZxingReader> {
  const [{ createZxingReader }, response] = await Promise.all([
    import('#core/codes/scanning/zxing-reader.ts'),
    fetch(readerWasmUrl),
  ]);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return createZxingReader(await response.arrayBuffer());
}

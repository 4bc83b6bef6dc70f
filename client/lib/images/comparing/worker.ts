import { exposeWorker } from '#client/lib/workers/host.ts';
import { readBytes } from '#core/files/read-bytes.ts';
import { readMachineLimits } from '../browser/browser-memory.ts';
import { setUpDecoding } from '../decode-image.ts';
import { maxPixelsFor } from '../image-limits.ts';
import { pictureTools } from '../pictures-in-worker.ts';
import { compareImages, type ComparisonWorkerApi } from './comparison.ts';

exposeWorker<ComparisonWorkerApi>({
  async compare({ before, after }) {
    const original = await readBytes(before);
    const { decode } = maxPixelsFor(readMachineLimits().memoryGigabytes);
    return compareImages(
      original,
      await readBytes(after),
      await setUpDecoding(original, pictureTools, decode),
    );
  },
});

import { lifelineEnd, type LifelineMessage, newLifelineName } from '#client/lib/workers/lifeline.ts';
import { trustedScriptUrl } from '#client/lib/workers/trusted-script-url.ts';
import { PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { assetFolder } from './asset-urls.ts';
import { type PdfParser, PdfParserError } from './parser.ts';
import { noteRefusal } from './refuse-bombs.ts';
import parserUrl from './parser-entry.ts?worker&url';

/** Gives the parser's caller enough time to report the failure itself. */
const settleMs = 200;

/**
 * Ends this worker, because calls to pdf.js would wait forever when the parser is gone. The page is notified, and the
 * next call starts both again.
 */
function endThisWorker(): void {
  if (typeof document === 'undefined') self.close();
}

/** Starts pdf.js's parser in a separate worker, from this site's own script (Trusted Types, no blob). */
export function startPdfParser(): PdfParser {
  const name = newLifelineName();
  let isStopped = false;
  const port = new Worker(trustedScriptUrl(parserUrl), { type: 'module', name });
  port.addEventListener('message', ({ data }) => {
    noteRefusal(data);
  });
  const failure = new Promise<never>((_resolve, reject) => {
    port.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new PdfParserError(event.message || 'The PDF parser could not be loaded.'));
      setTimeout(endThisWorker, settleMs);
    });
    port.addEventListener('message', ({ data }: MessageEvent<Partial<LifelineMessage>>) => {
      if (data.type !== 'ready' || data.isHeld !== true) return;
      void lifelineEnd(name).then(() => {
        reject(new PdfParserError('The PDF parser ended.'));
        if (!isStopped) setTimeout(endThisWorker, settleMs);
      });
    });
  });
  failure.catch(() => undefined);
  const worker = PDFWorker.create({ port });
  return {
    worker,
    failure,
    assetFolder,
    stop() {
      isStopped = true;
      worker.destroy();
      port.terminate();
    },
  };
}

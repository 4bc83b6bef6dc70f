import './browser-classes.ts';
import { setMaxListeners } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import { PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PdfParserError } from '#client/lib/pdf/parsing/parser.ts';
import { noteRefusal } from '#client/lib/pdf/parsing/refuse-bombs.ts';
import type { startPdfParser as startInBrowser } from '#client/lib/pdf/parsing/parser-worker.ts';

/** Made up; the thread knows the real ones. */
const assetFolder = 'pdfjs-data/';
const mostListeners = 100;

/**
 * Starts pdf.js's parser in its own thread, as in the page. In the caller's thread, pages that pdf.js reads ahead
 * and forgets would become unhandled rejections.
 */
export const startPdfParser: typeof startInBrowser = () => {
  const { port1, port2 } = new MessageChannel();
  const thread = new Worker(new URL('./pdf-parser-thread.ts', import.meta.url), {
    workerData: { port: port2, assetFolder },
    transferList: [port2],
    stdout: true,
    stderr: true,
  });
  const failure = new Promise<never>((_resolve, reject) => {
    thread.on('error', (error) => {
      reject(new PdfParserError(String(error)));
    });
  });
  failure.catch(() => undefined);
  // pdf.js listens once for each open document; Node warns of more than 10 listeners.
  setMaxListeners(mostListeners, port1);
  port1.on('message', noteRefusal);
  // A port does all that pdf.js asks of a browser's worker.
  const worker = PDFWorker.create({ port: port1 as unknown as globalThis.Worker });
  return {
    worker,
    failure,
    assetFolder,
    stop() {
      worker.destroy();
      port1.close();
      void thread.terminate();
    },
  };
};

// The thread of pdf-parser.ts: what client/lib/pdf/parsing/parser-entry.ts is in a browser.
import process from 'node:process';
import { type MessagePort, workerData } from 'node:worker_threads';

interface WorkerModule {
  readonly WorkerMessageHandler: { initializeFromPort(port: MessagePort): void };
}

// As in client/lib/pdf/parsing/held-rejections.ts: pages that pdf.js read ahead and no one asked for.
process.on('unhandledRejection', () => undefined);

// Without types of its own; loaded only now, when what it leaves unheld is held.
const path = ['pdfjs-dist', 'legacy/build/pdf.worker.mjs'].join('/');
const { WorkerMessageHandler } = (await import(path)) as WorkerModule;
WorkerMessageHandler.initializeFromPort((workerData as { port: MessagePort }).port);

import { parentPort, workerData } from 'node:worker_threads';
import { estimateGuesses } from './guesses.ts';

parentPort?.postMessage(estimateGuesses(workerData as readonly string[]));

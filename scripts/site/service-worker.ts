import { build } from 'vite';
import { root } from './paths.ts';

/** Returns the service worker's code, to which the list of stored files is added. */
export async function bundleServiceWorker(): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: 'client/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error('The service worker was not built.');
  return output.output[0].code;
}

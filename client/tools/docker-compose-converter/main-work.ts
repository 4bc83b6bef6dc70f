import { writesOutput } from '#e2e/short-work.ts';

export const doMainWork = writesOutput('docker run -p 80:80 nginx', 'image: nginx');

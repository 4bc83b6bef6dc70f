import './fuzz-seed.ts';
import { bytesByName, sampleChains } from './recipe-chains.ts';

// For browser tests, whose loader cannot read all operations: chains as JSON, with bytes as hexadecimal digits.
const chains = (await sampleChains(Number(process.argv[2]))).map(async ({ steps, file, items }) => ({
  steps,
  file: { name: file.name, bytes: Buffer.from(await file.arrayBuffer()).toString('hex') },
  items: await bytesByName(items),
}));
// Workers that an operation keeps for its next use would keep this process, too.
process.stdout.write(JSON.stringify(await Promise.all(chains)), () => process.exit());

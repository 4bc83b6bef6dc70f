import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '#server/database/connect.ts';
import { startServerProcess, writeTestSite } from '#server/testing/server-process.ts';
import { liftOverallLimit, postMessage } from './form-load.ts';

// Cuts the power of a server that stores messages, repeatedly, and counts acknowledged and lost messages. The disk
// is an ext4 image; EXT4_IOC_SHUTDOWN without a log flush discards everything not synced at that moment. Needs
// root: `npm run node -- scripts/proofs/power-cut.ts [rounds]`.
const rounds = Number(process.argv[2] ?? 20);
const clients = 20;
const folder = mkdtempSync(join(tmpdir(), 'sundry-power-'));
const image = join(folder, 'disk.img');
const mountPoint = join(folder, 'disk');
const siteDir = join(folder, 'site');

function run(command: string, ...parameters: string[]): void {
  const { status, stderr } = spawnSync(command, parameters, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')}: ${stderr}`);
}

/** Flag 2 is EXT4_GOING_FLAGS_NOLOGFLUSH. */
function cutPower(): void {
  const code = `import fcntl,os,struct,sys; fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587D, struct.pack('I', 2))`;
  run('python3', '-c', code, mountPoint);
}

async function cutOnce(): Promise<Set<string>> {
  const dataDir = join(mountPoint, 'data');
  const sign = await liftOverallLimit({ dataDir });
  const server = await startServerProcess({
    SITE_DIR: siteDir,
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const acknowledged = new Set<string>();
  let isOver = false;
  const running = Array.from({ length: clients }, async () => {
    while (!isOver) {
      const key = await postMessage(agent, server.origin, sign).catch(() => undefined);
      if (key !== undefined) acknowledged.add(key);
    }
  });
  await sleep(300 + Math.random() * 700);
  cutPower();
  isOver = true;
  await server.kill('SIGKILL');
  await Promise.all(running);
  return acknowledged;
}

mkdirSync(mountPoint);
writeTestSite(siteDir);
run('truncate', '-s', '256M', image);
run('mkfs.ext4', '-q', image);
let total = 0;
let lost = 0;
try {
  for (let round = 1; round <= rounds; round++) {
    run('mount', '-o', 'loop', image, mountPoint);
    const acknowledged = await cutOnce();
    run('umount', '-l', mountPoint);
    run('mount', '-o', 'loop', image, mountPoint);
    const database = await connect({ dataDir: join(mountPoint, 'data') });
    const check = await database.read('select subject from contact_messages');
    await database.close();
    run('umount', mountPoint);
    const stored = new Set(check.map(({ subject }) => subject));
    const missing = [...acknowledged].filter((key) => !stored.has(key));
    total += acknowledged.size;
    lost += missing.length;
    console.log(
      `Cut ${round}: ${acknowledged.size} acknowledged, ${missing.length} lost, ${stored.size} stored in all.`,
    );
  }
} finally {
  spawnSync('umount', ['-l', mountPoint]);
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${lost} of ${total} acknowledged messages lost in ${rounds} power cuts.`);
process.exitCode = lost === 0 ? 0 : 1;

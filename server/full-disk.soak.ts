import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareSoak, sendWithProof } from './testing/soak.ts';

const { folder, start } = prepareSoak();

test(
  'a full disk is told, reads go on, and writing goes on when there is room',
  { timeout: 60_000 },
  async (context) => {
    const disk = await mountSmallDisk();
    if (!disk) {
      context.skip('Mounting a small disk takes rights that this user does not have.');
      return;
    }
    const server = await start({ dataDir: disk.path });
    const ballast = fillDisk(disk.path);
    expect(await sendWithProof(server.origin, { message: 'x'.repeat(5000) })).toBe(507);
    expect((await fetch(`${server.origin}/support`)).status).toBe(200);
    expect((await fetch(`${server.origin}/api/form-token`)).status).toBe(200);
    expect((await fetch(`${server.origin}/livez`)).status).toBe(200);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
    rmSync(ballast);
    expect(await sendWithProof(server.origin, { message: 'x'.repeat(5000) })).toBe(201);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    await server.kill('SIGTERM');
    await disk.unmount();
  },
);

async function mountSmallDisk(): Promise<{ path: string; unmount: () => Promise<void> } | undefined> {
  const path = join(folder.path, 'disk');
  mkdirSync(path);
  const status = await runCommand('mount', ['-t', 'tmpfs', '-o', 'size=2m,mode=700', 'tmpfs', path]);
  if (status !== 0) return undefined;
  return {
    path,
    unmount: async () => {
      await runCommand('umount', [path]);
    },
  };
}

/** Leaves no room, and returns the file that takes it. */
function fillDisk(path: string): string {
  const ballast = join(path, 'ballast');
  try {
    for (;;) appendFileSync(ballast, Buffer.alloc(4096));
  } catch {
    return ballast;
  }
}

function runCommand(command: string, parameters: string[]): Promise<number | null> {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { stdio: 'ignore' });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code));
  });
}

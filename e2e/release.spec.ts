import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRelease } from '#scripts/release/write-release.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { expect, openPage, openTool, test as base } from './fixtures.ts';
import { doMainWork, sendMessage } from './main-work.ts';

interface Release {
  /** The folder of the unpacked archive, without a checkout or packages. */
  readonly folder: string;
  readonly archiveBytes: number;
  readonly server: ServerProcess;
}

const test = base.extend<object, { release: Release }>({
  release: [
    async ({}, use) => {
      const place = mkdtempSync(join(tmpdir(), 'sundry-release-'));
      const { archive, checksum } = await writeRelease(join(place, 'made'));
      execFileSync('sha256sum', ['--check', checksum], { cwd: join(place, 'made') });
      execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', place]);
      const server = await startServerProcess({}, join(place, 'sundry.js'));
      await use({ folder: place, archiveBytes: statSync(archive).size, server });
      await server.kill('SIGTERM');
      rmSync(place, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ release }, use) => {
    await use(release.server.origin);
  },
});

test.describe.configure({ mode: 'default' });

test('the archive is under 60 MB, and its server runs with no setting and in little memory', ({
  release,
}) => {
  expect(release.archiveBytes).toBeLessThan(60_000_000);
  const { pid } = release.server.process;
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  test.info().annotations.push({ type: 'memory', description: `${kilobytes} kB` });
  expect(Number(kilobytes)).toBeLessThan(140_000);
});

test('tools, a form and the panel work from the unpacked archive', async ({ page, release }) => {
  for (const id of ['json-formatter', 'hash-generator', 'pdf-merger']) {
    await openTool(page, id);
    await doMainWork(page, id);
  }

  await openPage(page, '/support?tab=contact');
  await sendMessage(page, 'From the archive');

  const [setUp = ''] = /http:\S+#setup=\S+/.exec(release.server.output()) ?? [];
  await page.goto(setUp);
  await page.getByLabel('New password').fill('four words nobody guesses, 7391');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByLabel('Admin Password').fill('four words nobody guesses, 7391');
  await page.getByRole('button', { name: 'Login as Admin' }).click();
  await page.getByRole('tab', { name: /Messages/ }).click();
  await expect(page.getByRole('cell', { name: 'From the archive' })).toBeVisible();
});

test('the same command runs tools, and keeps the administrator’s password and backups', ({ release }) => {
  const run = (words: readonly string[], input: string) =>
    execFileSync(process.execPath, [join(release.folder, 'sundry.js'), ...words], {
      input,
      encoding: 'utf8',
    });
  expect(JSON.parse(run(['tool', 'json-formatter'], '{"a":[1,2]}'))).toEqual({ a: [1, 2] });
  expect(run(['tool', 'ip-lookup'], '8.8.8.8')).toContain('United States');
  expect(run(['tool', '--list'], '')).toContain('pdf-merger');
  expect(run(['set-password'], 'other words nobody guesses, 4417')).toContain('The password is stored');
  expect(run(['backup'], '')).toContain('Written and checked');
  // The archive's own programs render every page again.
  const out = join(release.folder, 'public');
  run(['export', '--out', out, '--origin', 'https://tools.test'], '');
  expect(readFileSync(join(out, 'tools', 'json-formatter', 'index.html'), 'utf8')).toContain(
    '<link rel="canonical" href="https://tools.test/tools/json-formatter">',
  );
});

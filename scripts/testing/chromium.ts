import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Keeps the browser to the pages it is asked to open, and text as wide as a desktop draws it. */
export const chromiumArguments = [
  '--font-render-hinting=none',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
] as const;

/** The engine without the windows around it, in which a page opens in half the time. */
export const shellName = 'chromium-headless-shell';

/**
 * Returns the browser for tests: the headless shell if there is one, else the whole browser; undefined if there is
 * neither.
 */
export function findTestBrowser(): string | undefined {
  return findProgram(shellName) ?? findChromium();
}

/** The whole Chromium: the one Playwright has, else the system's; undefined when there is none. */
export function findChromium(): string | undefined {
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  for (const name of systemNames) {
    const program = findProgram(name);
    if (program !== undefined) return program;
  }
  return undefined;
}

function findProgram(name: string): string | undefined {
  const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Where Chromium and Chrome are usually installed, where npm brings none that runs. */
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * How to start a browser without a window: `CHROMIUM_PATH` if it is set, the Chromium from npm on Linux x64, otherwise the
 * one that is installed.
 * @throws Error saying what to do when there is none
 */
export async function browserLaunchOptions(): Promise<LaunchOptions> {
  return {
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
  };
}

/** An installed browser that can open a window; null if there is none. The Chromium from npm cannot. */
export function windowedBrowser(): string | null {
  return process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path)) ?? null;
}

async function findBrowser(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (process.platform === 'linux' && process.arch === 'x64') {
    // Makes the package unpack the libraries that its Chromium needs, and put them on the library path.
    process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
    const { default: chromium } = await import('@sparticuz/chromium');
    return chromium.executablePath();
  }
  const found = windowedBrowser();
  if (found) return found;
  throw new Error(
    'There is no Chromium or Chrome. Install one, or set CHROMIUM_PATH to where it is, and run this again.',
  );
}

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserType } from '@playwright/test';

/**
 * Starts the browser of the Playwright that a remote has installed, or the one that CHROMIUM_PATH names.
 * @param remote the remote's folder
 * @throws Error saying what to install
 */
export async function startBrowser(remote: string): Promise<Browser> {
  const { chromium } = await import(pathToFileURL(playwrightOf(remote)).href).then(
    ({ default: playwright }: { default: { chromium: BrowserType } }) => playwright,
  );
  const { CHROMIUM_PATH: executablePath } = process.env;
  try {
    return await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    throw new Error(
      `Chromium did not start: ${reason}\nInstall it with npx playwright install chromium, or set CHROMIUM_PATH to where a Chromium is.`,
    );
  }
}

function playwrightOf(remote: string): string {
  try {
    return createRequire(join(remote, 'package.json')).resolve('@playwright/test');
  } catch {
    throw new Error(
      'mint-row-kit test needs Playwright, which is not installed here: npm install --save-dev @playwright/test, then npx playwright install chromium',
    );
  }
}

import { paths } from '@mint-row/kit/contract';
import { expect, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { addScript, fateOfScript, startRecordingServer } from '../site/recording-server.ts';

test('a document that a 304 lets the browser use again keeps its policy', async ({ page }) => {
  const server = await startRecordingServer(siteUrl());
  try {
    await page.goto(server.url + paths.about);
    await page.goto(server.url + paths.faq);
    server.answers.length = 0;
    await page.goto(server.url + paths.about);
    const again = server.answers.find(({ path }) => path === paths.about);
    expect([again?.status, again?.headers.includes('content-security-policy')]).toEqual([304, false]);
    await page.evaluate(addScript);
    await expect.poll(() => page.evaluate(fateOfScript)).toMatch(/^(script-src|require-trusted-types-for)/);
  } finally {
    server.stop();
  }
});

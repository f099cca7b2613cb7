import { type Browser, chromium } from '@playwright/test';
import { buildChanged } from '../../delivery/index.ts';
import { browserLaunchOptions } from '../../tests/browser.ts';
import { appNames } from '../../tests/site/applications.ts';
import { root } from '../../tests/site/root.ts';
import { serveBuiltSite } from '../../tests/site/serve-built-site.ts';
import type { Contender } from './run.ts';
import { type Certificate, makeCertificate } from './serve/certificate.ts';
import { serveSecurely } from './serve/secure-server.ts';
import type { Variant } from './variants/variants.ts';

/** The served contenders, and the browser that visits them. */
export interface Stage {
  contenders: Contender[];
  browser: Browser;
  certificate: Certificate;
  close: () => Promise<void>;
}

/** Builds and serves the variants, and starts a browser that trusts them. */
export async function setStage(variants: readonly Variant[]): Promise<Stage> {
  await buildChanged(appNames, { root, onBuilt: (app, outcome) => console.log(`  ${outcome.padEnd(9)}  ${app}`) });
  const site = await serveBuiltSite('dist');
  const certificate = await makeCertificate();
  const contenders: (Contender & { stop: () => Promise<void> })[] = [];
  for (const variant of variants) {
    console.log(`  preparing  ${variant.label}`);
    contenders.push({ variant, ...(await serveSecurely(await variant.prepare(site.url), certificate)) });
  }
  const browser = await launch(certificate);
  const close = async () => {
    await browser.close();
    for (const { stop } of contenders) await stop();
    await site.stop();
  };
  return { contenders, browser, certificate, close };
}

/** Starts a browser that trusts the certificate. */
export async function launch({ spki }: Certificate, ...args: string[]): Promise<Browser> {
  const options = await browserLaunchOptions();
  return chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--ignore-certificate-errors-spki-list=${spki}`, ...args],
    // Whether pages may be kept for going back is among the questions.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

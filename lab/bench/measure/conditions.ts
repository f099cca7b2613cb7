import type { CDPSession, Page } from '@playwright/test';

/** The speed of a visitor's line and processor. */
export interface Conditions {
  name: string;
  /** The delay of each request, in milliseconds. */
  latency: number;
  /** Bits per second both ways, or null for no limit. */
  bandwidth: number | null;
  /** The factor by which the processor is slower than this machine's. */
  cpu: number;
}

/** The line and processor of a mid-range phone (Lighthouse's mobile preset), and those of this machine. */
export const throttled: Conditions = { name: 'throttled', latency: 150, bandwidth: 1_600_000, cpu: 4 };
export const unthrottled: Conditions = { name: 'unthrottled', latency: 0, bandwidth: null, cpu: 1 };

/** Puts a page under these conditions. Returns the session of its developer tools. */
export async function impose(page: Page, conditions: Conditions): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await imposeOn(session, conditions);
  return session;
}

/** Puts a tab under these conditions. */
export async function imposeOn(
  session: Pick<CDPSession, 'send'>,
  { latency, bandwidth, cpu }: Conditions,
): Promise<void> {
  await session.send('Network.enable');
  await session.send('Performance.enable');
  const throughput = bandwidth === null ? -1 : bandwidth / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

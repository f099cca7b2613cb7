import { type Browser, chromium } from '@playwright/test';
import { browserLaunchOptions, windowedBrowser } from '../../delivery/pictures/index.ts';
import { InspectError } from './inspect-error.ts';

const withoutWindow = 'or use --picture FILE or --json, which need none.';

/**
 * Starts a browser.
 * @param windowed whether it has a visible window
 * @throws InspectError when there is none, or no screen for its window
 */
export async function startBrowser({ windowed }: { windowed: boolean }): Promise<Browser> {
  if (!windowed) {
    const options = await browserLaunchOptions().catch((error: Error) => {
      throw new InspectError(error.message);
    });
    return launch(options);
  }
  const executablePath = windowedBrowser();
  if (!executablePath) {
    throw new InspectError(
      `There is no Chrome or Chromium with a window. Install one, or set CHROMIUM_PATH to where it is, ${withoutWindow}`,
    );
  }
  if (process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) {
    throw new InspectError(`There is no screen to open a window on. Run it where there is one, ${withoutWindow}`);
  }
  return launch({ executablePath, headless: false });
}

async function launch(options: Parameters<typeof chromium.launch>[0]): Promise<Browser> {
  try {
    return await chromium.launch(options);
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split('\n') : [String(error)];
    throw new InspectError(
      `${options?.executablePath} did not start: ${reason}\nInstall Chrome or Chromium, or set CHROMIUM_PATH to where it is.`,
    );
  }
}

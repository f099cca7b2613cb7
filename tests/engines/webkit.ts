import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { freePort } from '../serving/free-port.ts';
import { answers } from '../serving/run-web-server.ts';
import { installed } from '../serving/web-server-programs.ts';
import type { Driver, Engine } from './engine.ts';
import { WebDriverSession } from './webdriver.ts';

const program = process.env.WEBKIT_DRIVER_PATH ?? installed('WebKitWebDriver');

/**
 * WebKitGTK, which has the engine of Safari, on a display, such as that of xvfb-run: the one of the driver
 * `WEBKIT_DRIVER_PATH`, or the one that is installed.
 */
export const webkit: Engine = {
  name: 'WebKitGTK',
  missing() {
    if (!program || !existsSync(program)) return 'WebKitWebDriver is not installed';
    return process.env.DISPLAY ? null : 'WebKit has no display: run this under xvfb-run';
  },
  async launch() {
    // Open until the end: a display without any window starts anew, and refuses the next one meanwhile.
    const { driver, version } = await newWindow();
    return { version, newWindow: async () => (await newWindow()).driver, close: () => driver.close() };
  },
};

/** Starts a browser with a driver of its own: a driver that has closed one session may never begin the next. */
async function newWindow(): Promise<{ driver: Driver; version: string }> {
  const port = await freePort();
  const running = spawn(program ?? '', [`--port=${port}`], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(running, 'exit');
  let output = '';
  running.stderr.on('data', (chunk) => (output += String(chunk)));
  const stop = async () => {
    running.kill();
    await ended;
  };
  try {
    await answers(port, running);
    const { session, version } = await WebDriverSession.begin(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': { args: ['--automation'] },
    });
    return { driver: closingWith(session, stop), version };
  } catch (error) {
    await stop();
    throw new Error(`WebKit does not start. ${output}`, { cause: error });
  }
}

/** The same session, which also stops its driver when it is closed. */
function closingWith(session: WebDriverSession, stop: () => Promise<void>): Driver {
  return {
    open: (url) => session.open(url),
    click: (selector) => session.click(selector),
    hover: (selector) => session.hover(selector),
    type: (selector, text) => session.type(selector, text),
    press: (key) => session.press(key),
    evaluate: (run, ...given) => session.evaluate(run, ...given),
    back: () => session.back(),
    forward: () => session.forward(),
    reload: () => session.reload(),
    resize: (size) => session.resize(size),
    close: () => session.close().finally(stop),
  };
}

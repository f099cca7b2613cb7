import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../serving/free-port.ts';
import { answers } from '../serving/run-web-server.ts';
import { installed } from '../serving/web-server-programs.ts';
import type { Driver, Engine } from './engine.ts';
import { WebDriverSession } from './webdriver.ts';

/** WebKitGTK, which has the engine of Safari, on a display, such as that of xvfb-run. */
export const webkit: Engine = {
  name: 'WebKit',
  missing() {
    if (!installed('WebKitWebDriver')) return 'WebKitWebDriver is not installed';
    return process.env.DISPLAY ? null : 'WebKit has no display: run this under xvfb-run';
  },
  async launch() {
    const { driver, browser } = await newWindow();
    await driver.close();
    return { name: browser, newWindow: async () => (await newWindow()).driver, close: async () => {} };
  },
};

/** Starts a browser with a driver of its own: a driver that has closed one session may never begin the next. */
async function newWindow(): Promise<{ driver: Driver; browser: string }> {
  const port = await freePort();
  const program = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(program, 'exit');
  let output = '';
  program.stderr.on('data', (chunk) => (output += String(chunk)));
  const stop = async () => {
    program.kill();
    await ended;
  };
  try {
    await answers(port, program);
    const { session, browser } = await WebDriverSession.begin(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': { args: ['--automation'] },
    });
    return { driver: closingWith(session, stop), browser };
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
    type: (selector, text) => session.type(selector, text),
    evaluate: (run, ...given) => session.evaluate(run, ...given),
    back: () => session.back(),
    reload: () => session.reload(),
    close: () => session.close().finally(stop),
  };
}

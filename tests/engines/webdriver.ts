import { type Driver, type InPage, type NamedKey, type Sent, type WindowSize, windowSize } from './engine.ts';

/** The name under which WebDriver sends an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** The characters that represent keys in WebDriver. */
const keys: Readonly<Record<NamedKey, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** The time limit of a command, in milliseconds; opening an address takes until its page has loaded. */
const commandTimeoutMs = 30_000;

/** A session of a program with W3C WebDriver, and nothing newer: https://www.w3.org/TR/webdriver2/ */
export class WebDriverSession implements Driver {
  readonly #url: string;

  private constructor(url: string) {
    this.#url = url;
  }

  /**
   * @param server where the program listens
   * @param capabilities the required properties of the browser
   */
  static async begin(server: string, capabilities: object): Promise<{ session: WebDriverSession; version: string }> {
    const begun = await ask('POST', `${server}/session`, { capabilities: { alwaysMatch: capabilities } });
    const { sessionId, capabilities: had } = begun as {
      sessionId: string;
      capabilities: { browserVersion: string };
    };
    const session = new WebDriverSession(`${server}/session/${sessionId}`);
    await session.resize(windowSize);
    return { session, version: had.browserVersion };
  }

  async open(url: string): Promise<void> {
    await this.#post('url', { url });
  }

  async click(selector: string): Promise<void> {
    await this.#post(`element/${await this.#find(selector)}/click`);
  }

  async type(selector: string, text: string): Promise<void> {
    await this.#post(`element/${await this.#find(selector)}/value`, { text: text.replaceAll('\n', keys.Enter) });
  }

  async hover(selector: string): Promise<void> {
    const origin = { [elementKey]: await this.#find(selector) };
    const actions = [{ type: 'pointerMove', origin, x: 0, y: 0, duration: 0 }];
    await this.#act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  }

  async press(key: NamedKey | '/'): Promise<void> {
    const value = key === '/' ? key : keys[key];
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
    await this.#act({ type: 'key', id: 'keyboard', actions });
  }

  async evaluate<Given extends readonly Sent[], Result>(run: InPage<Given, Result>, ...given: Given): Promise<Result> {
    const script = `return (${run}).apply(null, arguments)`;
    return (await this.#post('execute/sync', { script, args: given })) as Result;
  }

  async back(): Promise<void> {
    await this.#post('back');
  }

  async forward(): Promise<void> {
    await this.#post('forward');
  }

  async reload(): Promise<void> {
    await this.#post('refresh');
  }

  async resize({ width, height }: WindowSize): Promise<void> {
    await this.#post('window/rect', { width, height });
  }

  async close(): Promise<void> {
    await ask('DELETE', this.#url);
  }

  /** Performs the actions of one input device. */
  async #act(device: object): Promise<void> {
    await this.#post('actions', { actions: [device] });
  }

  async #find(selector: string): Promise<string> {
    const found = await this.#post('element', { using: 'css selector', value: selector });
    return (found as Record<typeof elementKey, string>)[elementKey];
  }

  #post(command: string, body: object = {}): Promise<unknown> {
    return ask('POST', `${this.#url}/${command}`, body);
  }
}

/** Sends a command and returns its value. */
async function ask(method: string, url: string, body?: object): Promise<unknown> {
  const sent = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {};
  const command = `${method} ${new URL(url).pathname.replace(/(?<=^\/session\/)[^/]+\//, '')}`;
  const response = await fetch(url, { method, ...sent, signal: AbortSignal.timeout(commandTimeoutMs) }).catch(
    (error) => {
      throw new Error(`${command}: no answer after ${commandTimeoutMs / 1000} s.`, { cause: error });
    },
  );
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${command}: ${error}. ${message}`);
}

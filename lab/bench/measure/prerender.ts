import { browserLaunchOptions } from '../../../tests/browser.ts';
import { throttled } from './conditions.ts';
import { DevTools } from './devtools.ts';

interface Attached {
  sessionId: string;
  targetInfo: { type: string; subtype?: string };
}
interface Evaluated<Value> {
  result: { value: Value };
}

/**
 * A navigation before the page has hydrated: the pointer hovers over a link, the browser prerenders the link's page,
 * the visitor clicks.
 * @param spki the key that the browser must trust
 * @returns milliseconds from the click to the frame after the one that shows the page
 * @throws Error when the browser did not prerender it
 */
export async function measurePrerendered(origin: string, spki: string): Promise<number> {
  const { executablePath = '', args = [] } = await browserLaunchOptions();
  const tools = await DevTools.launch(executablePath, [...args, `--ignore-certificate-errors-spki-list=${spki}`]);
  try {
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The prerendered page was not shown within 20 seconds.')), 20_000).unref();
    });
    return await Promise.race([navigate(tools, origin), late]);
  } finally {
    await tools.close();
  }
}

async function navigate(tools: DevTools, origin: string): Promise<number> {
  const page = await attachToPage(tools);
  const send = <Result extends object>(method: string, params: object = {}) => tools.send<Result>(method, params, page);
  const evaluate = async <Value>(expression: string, session = page) =>
    (await tools.send<Evaluated<Value>>('Runtime.evaluate', { expression, returnByValue: true }, session)).result.value;

  for (const domain of ['Page', 'Network', 'Preload']) await send(`${domain}.enable`);
  // The page's own code is blocked, so that the browser handles links.
  await send('Network.setBlockedURLs', { urls: ['*/shell/*.js'] });
  const loaded = tools.next('Page.loadEventFired');
  await send('Page.navigate', { url: `${origin}/marvel` });
  await loaded;
  await send('Runtime.enable');
  await send('Runtime.addBinding', { name: 'clickedAt' });
  await evaluate("addEventListener('click', (e) => clickedAt(String(performance.timeOrigin + e.timeStamp)), true)");
  const clicked = tools.next<{ payload: string }>('Runtime.bindingCalled');

  const prerenders = tools.next<Attached>(
    'Target.attachedToTarget',
    ({ targetInfo }) => targetInfo.subtype === 'prerender',
  );
  const outcome = tools.next<{ status: string; prerenderStatus?: string }>(
    'Preload.prerenderStatusUpdated',
    ({ status }) => status === 'Ready' || status === 'Failure',
  );
  const linkCenter = await evaluate<{ x: number; y: number }>(placeOf('/pokemon'));
  await send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...linkCenter });
  const { status, prerenderStatus } = await outcome;
  if (status !== 'Ready') throw new Error(`The browser did not prerender ${'/pokemon'}: ${prerenderStatus}`);
  const { sessionId: next } = await prerenders;
  for (const session of [page, next]) {
    await tools.send('Emulation.setCPUThrottlingRate', { rate: throttled.cpu }, session);
  }
  await untilIdle(() => evaluate<boolean>(isHydrated, next));
  await evaluate(noteWhenShown, next);
  for (const type of ['mousePressed', 'mouseReleased']) {
    await send('Input.dispatchMouseEvent', { type, ...linkCenter, button: 'left', clickCount: 1 });
  }
  const { payload } = await clicked;
  for (;;) {
    const shownAt = await evaluate<number | null>('window.shownAt ?? null', next);
    if (shownAt !== null) return shownAt - Number(payload);
    await after(50);
  }
}

/**
 * The pointer hovers over the link until the prerendered page has hydrated, and until its timers have run: browsers let
 * those of hidden pages run once a second.
 */
async function untilIdle(isReady: () => Promise<boolean>): Promise<void> {
  while (!(await isReady())) await after(50);
  await after(1_500);
}

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The one page of the browser, through its tab. */
async function attachToPage(tools: DevTools): Promise<string> {
  const { targetInfos } = await tools.send<{ targetInfos: { targetId: string }[] }>('Target.getTargets', {
    filter: [{ type: 'tab' }],
  });
  const [tab] = targetInfos;
  if (!tab) throw new Error('The browser has no tab.');
  const { sessionId } = await tools.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId: tab.targetId,
    flatten: true,
  });
  const page = tools.next<Attached>('Target.attachedToTarget', ({ targetInfo }) => targetInfo.type === 'page');
  await tools.send(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
    sessionId,
  );
  return (await page).sessionId;
}

/** Runs in the page: the middle of the header's link to a path. */
function placeOf(path: string): string {
  return `(() => {
    const { x, y, width, height } = document.querySelector('header a[href="${path}"]').getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`;
}

/** Runs in the prerendered page: whether the page handles its links, which is the last step of hydration. */
const isHydrated = "document.documentElement.hasAttribute('data-routed')";

/** Runs in the prerendered page: notes when it has been painted. */
const noteWhenShown = `document.addEventListener('prerenderingchange', () =>
  requestAnimationFrame(() => requestAnimationFrame(() => {
    window.shownAt = performance.timeOrigin + performance.now();
  })))`;

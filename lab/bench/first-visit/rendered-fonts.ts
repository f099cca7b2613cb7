import type { Tab } from './tab.ts';

/** Whether the first element that a selector finds is painted in a font of ours, whatever fonts its styles name. */
export async function isInOwnFont(tab: Tab, selector: string): Promise<boolean> {
  await tab.send('DOM.enable');
  await tab.send('CSS.enable');
  const { root } = await tab.send('DOM.getDocument');
  const { nodeId } = await tab.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await tab.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}

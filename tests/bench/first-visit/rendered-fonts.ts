import type { CDPSession } from '@playwright/test';

/**
 * Whether the first element that a selector finds is set in a font of ours: what the browser painted, not what the
 * styles ask for.
 */
export async function isInOwnFont(session: CDPSession, selector: string): Promise<boolean> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}

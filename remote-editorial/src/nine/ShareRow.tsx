import { type Nine, writeNine } from '@mint-row/kit/binder';
import { notify } from '@mint-row/kit/runtime';
import { type RefObject, useState } from 'react';
import type { nineWords } from '../content/nine.ts';
import { composePicture, drawPicture, readDrawings, sharePicture } from './picture.ts';
import { cardsIn, labelLine, pictureOf, type ShownCard } from './shown-cards.ts';

interface ShareRowProps {
  nine: Nine;
  cards: ReadonlyMap<string, ShownCard>;
  words: typeof nineWords;
  /** The page as it is on the screen, whose colours and font the picture has. */
  figure: RefObject<HTMLElement | null>;
}

/** The page as a picture, as a link, and on paper. */
export function ShareRow({ nine, cards, words: all, figure }: ShareRowProps) {
  const { share: words } = all;
  const [isBusy, setBusy] = useState(false);
  const draw = async (page: HTMLElement) => {
    const shown = cardsIn(nine, cards);
    const styles = getComputedStyle(page);
    const colour = (name: string) => styles.getPropertyValue(`--color-${name}`).trim();
    const drawings = await readDrawings(shown.map((card) => (card ? (pictureOf(card, nine.look) ?? '') : null)));
    const svg = composePicture(drawings, { ground: colour('accent'), shade: colour('accent-shade') });
    return drawPicture(svg, {
      title: nine.title.trim() || all.untitled,
      line: labelLine(shown, cards, all),
      signature: all.signature,
      font: styles.getPropertyValue('--font-label'),
    });
  };
  const sharePage = async () => {
    if (isBusy || !figure.current) return;
    setBusy(true);
    try {
      const isSaved = await sharePicture(await draw(figure.current), words.file);
      if (isSaved) await notify(words.saved).catch(() => {});
    } catch {
      await notify(words.failed).catch(() => {});
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-wrap gap-3">
      <button type="button" className="button button-solid" aria-busy={isBusy} onClick={() => void sharePage()}>
        {words.picture}
      </button>
      <a href={`#${writeNine(nine)}`} data-share className="button">
        {words.link}
      </a>
      <button type="button" className="button" onClick={() => window.print()}>
        {words.print}
      </button>
    </div>
  );
}

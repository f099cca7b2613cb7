import { type Binder, blankNine, keepNine, type NineKeeper, nineKey, readNine } from '@mint-row/kit/binder';
import type { PageProps } from '@mint-row/kit/contract';
import { useHydrated } from '@mint-row/kit/ui';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type BinderCode, useBinderCode, useKept } from '../binder/use-binder.ts';
import type { nineWords } from '../content/nine.ts';
import { Arranging } from '../nine/Arranging.tsx';
import { fill } from '../nine/arrange.ts';
import { SharedPage } from '../nine/SharedPage.tsx';
import { type ShownCard, shownCards } from '../nine/shown-cards.ts';
import '../nine/nine.css';
import '../styles.css';

/** One page of a binder, which its visitor arranges and shows, or which somebody has shared. */
export default function NinePage({ data: words, catalogue }: PageProps<typeof nineWords>) {
  const cards = useMemo(() => shownCards(catalogue), [catalogue]);
  return (
    <div className="nine wrap pt-section pb-section">
      <h1 className="type-display">{words.heading}</h1>
      <p className="type-lead mt-4 max-w-measure">{words.lead}</p>
      <div className="script-only nine-place">{useHydrated() && <Desk cards={cards} words={words} />}</div>
      <p className="mt-8 max-w-measure text-muted">
        {words.script}{' '}
        <a href={words.back.href} className="quiet-link">
          {words.back.name}
        </a>
      </p>
    </div>
  );
}

/** The one keeper of this tab: where the browser keeps nothing, the page stays with it. */
let keeperOfTab: NineKeeper | undefined;
function nineKeeper(): NineKeeper {
  keeperOfTab ??= keepNine();
  return keeperOfTab;
}

interface DeskProps {
  cards: ReadonlyMap<string, ShownCard>;
  words: typeof nineWords;
}

/** The page of the address, if it names one; otherwise the visitor's own. */
function Desk({ cards, words }: DeskProps) {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [keeper] = useState(nineKeeper);
  const code = useBinderCode();
  const [shown, setShown] = useState(hash);
  // A link to a part of this page, such as the one that skips the header, changes nothing.
  if (hash !== shown && (hash === '' || hash.includes('='))) setShown(hash);
  if (shown.includes('=')) {
    const onOwn = () => void navigate(pathname);
    return <SharedPage read={readNine(shown.slice(1))} keeper={keeper} cards={cards} words={words} onOwn={onOwn} />;
  }
  if (code === null) return null;
  const desk = { keeper, cards, words };
  return code === 'failed' ? <Own binder={[]} {...desk} /> : <OwnWithBinder code={code} {...desk} />;
}

interface OwnProps extends DeskProps {
  keeper: NineKeeper;
}

function OwnWithBinder({ code, ...desk }: OwnProps & { code: BinderCode }) {
  return <Own binder={useKept(code).binder} {...desk} />;
}

/** The visitor's own page: as it is kept, or filled from the binder until something is changed. */
function Own({ binder, keeper, cards, words }: OwnProps & { binder: Binder }) {
  const { nine, problem } = useSyncExternalStore(keeper.subscribe, () => keeper.kept);
  const mine = useMemo(() => {
    const inOrder = (['have', 'want'] as const).flatMap((one) => binder.filter(({ status }) => status === one));
    return inOrder.map(nineKey).filter((key) => cards.has(key));
  }, [binder, cards]);
  const filled = { ...blankNine, pockets: fill(blankNine.pockets, mine) };
  return (
    <Arranging nine={nine ?? filled} keeper={keeper} cards={cards} mine={mine} words={words}>
      {problem && (
        <p role="status" className="nine-left">
          {words.problems[problem]}
        </p>
      )}
    </Arranging>
  );
}

import { type CSSProperties, type MouseEvent, useEffect, useState } from 'react';
import type { LampFoil } from '../content/card-layout.ts';
import type { LampCard } from '../content/lamp-card.ts';
import { paths } from '../contract/index.ts';
import { CardBack } from './CardBack.tsx';
import { clarity, flaws, lightAt, mostDegrees, type Pose } from './flaws.ts';
import { usePose } from './use-pose.ts';

interface LampTableProps {
  card: LampCard;
  /** That of the page around its drawing. */
  accent: string | undefined;
  onClose: () => void;
}

/** A dark table under the lamp, with a card that can be turned, tilted and turned over, and three flaws to find on it. */
export function LampTable({ card, accent, onClose }: LampTableProps) {
  const [isBack, setBack] = useState(false);
  const [found, setFound] = useState<readonly string[]>([]);
  const [isRefused, setRefused] = useState(false);
  const { pose, hold, isTilted, toggleTilt, isTap, onKeyDown, pointer } = usePose(() => setBack((was) => !was));
  const shown = isBack ? undefined : flaws.find((flaw) => clarity(pose, flaw) > 0 && !found.includes(flaw.name));
  useEffect(() => {
    if (shown) setFound((before) => [...before, shown.name]);
  }, [shown]);
  const isDone = found.length === flaws.length;
  const last = found.at(-1);

  return (
    <dialog
      tabIndex={-1}
      aria-labelledby="lamp-title"
      aria-describedby="lamp-facts"
      data-accent={accent}
      className="lamp"
      onClick={(event) => closeAfter(event, isTap.current)}
      onClose={onClose}
      onKeyDown={onKeyDown}
      style={varsOf(pose)}
    >
      <button type="button" data-close className="lamp-close">
        Close
      </button>
      <div className="lamp-table" {...pointer}>
        <Lamp />
        <div className="lamp-card">
          <div className="lamp-turner" data-back={isBack || undefined}>
            <div className="lamp-front">
              <img src={card.drawing} alt="" draggable="false" />
              {card.foil && <Foil foil={card.foil} />}
              <svg aria-hidden="true" viewBox="0 0 300 420">
                {flaws.map((flaw) => (
                  <path key={flaw.name} d={flaw.path} opacity={clarity(pose, flaw)} />
                ))}
              </svg>
            </div>
            {/* Whoever reaches its buttons with a key sees them. */}
            <section aria-label="Back of the card" className="lamp-back" onFocus={() => setBack(true)}>
              <CardBack {...card} />
            </section>
          </div>
        </div>
      </div>
      <div className="lamp-words">
        <h2 id="lamp-title">
          <span>Under the lamp</span> {card.name}
        </h2>
        <p className="lamp-how">
          <b>Find the three flaws.</b> From the front you see none. Turn the card until the light grazes it, below 8°.
        </p>
        <ol>
          {flaws.map(({ name, text }) => (
            <li key={name} data-found={found.includes(name) || undefined}>
              {found.includes(name) ? (
                <>
                  <b>{name}</b> <span>{text}</span>
                </>
              ) : (
                <b>Not found</b>
              )}
            </li>
          ))}
        </ol>
        <p role="status" className="lamp-said">
          {last && `${last}: ${found.length} of 3 found`}
        </p>
        {isDone && (
          <a href={paths.guide('grading')} className="lamp-end">
            Now try your own card
          </a>
        )}
        <div className="lamp-buttons">
          <button type="button" aria-pressed={isBack} onClick={() => setBack(!isBack)}>
            Turn it over
          </button>
          <button
            type="button"
            aria-pressed={isTilted}
            className="lamp-phone"
            onClick={() => toggleTilt().then((isHeard) => setRefused(!isHeard))}
          >
            Tilt my phone
          </button>
        </div>
        <p role="status">{isRefused && 'This phone does not tell how it is held.'}</p>
        <div className="lamp-angles">
          <Angle of="turn" name="Turn" ways={['left', 'right']} pose={pose} onHold={hold} />
          <Angle of="tilt" name="Tilt" ways={['forward', 'back']} pose={pose} onHold={hold} />
        </div>
        <p className="lamp-note">The flaws are drawn for practice, and are on no copy that we know of.</p>
      </div>
    </dialog>
  );
}

/** A click on what leads away closes the dialog: its button, a link, or the table, unless it ends a draw over it. */
function closeAfter({ target, currentTarget }: MouseEvent<HTMLDialogElement>, isTap: boolean) {
  if (!(target instanceof Element)) return;
  const isTable = isTap && target.matches('.lamp-table');
  if (isTable || target === currentTarget || target.closest('a, [data-close]')) currentTarget.close();
}

function varsOf({ turn, tilt }: Pose): CSSProperties {
  return { '--turn': turn.toFixed(1), '--tilt': tilt.toFixed(1) } as CSSProperties;
}

/** The lamp of the drawing on the page about us. */
function Lamp() {
  return (
    <svg aria-hidden="true" viewBox="80 0 140 80" className="lamp-lamp">
      <path d="M150 0v22" stroke="#0a070c" strokeWidth="4" />
      <path d="M150 16c34 0 56 20 60 48H90c4-28 26-48 60-48z" fill="#8fe0c0" />
      <path d="M150 16c34 0 56 20 60 48h-34c-2-24-12-42-26-48z" fill="#3f8f70" />
      <path d="M90 64h120q-60 14-120 0z" fill="#fffbe0" />
    </svg>
  );
}

/** The foil: in the picture, around it, or all over. */
function Foil({ foil: { finish, picture } }: { foil: LampFoil }) {
  const [x, y, width, height] = picture ?? [0, 0, 100, 140];
  const [left, right, top, bottom] = [x, x + width, y / 1.4, (y + height) / 1.4].map((share) => `${share}%`);
  const inside = `${left} ${top}, ${left} ${bottom}, ${right} ${bottom}, ${right} ${top}, ${left} ${top}`;
  const around = finish === 'reverse' ? '0 0, 100% 0, 100% 100%, 0 100%, 0 0, ' : '';
  return <div className="lamp-foil" data-finish={finish} style={{ clipPath: `polygon(${around}${inside})` }} />;
}

interface AngleProps {
  of: keyof Pose;
  name: string;
  ways: readonly [below: string, above: string];
  pose: Pose;
  onHold: (pose: Pose) => void;
}

/** One angle of the card, for whoever draws nothing over it. */
function Angle({ of, name, ways, pose, onHold }: AngleProps) {
  const degrees = Math.round(pose[of]);
  const way = degrees === 0 ? '' : ` ${ways[degrees < 0 ? 0 : 1]}`;
  return (
    <label>
      {name} <span aria-hidden="true">{Math.abs(degrees)}°</span>
      <input
        type="range"
        min={-mostDegrees}
        max={mostDegrees}
        step="5"
        value={degrees}
        aria-valuetext={`${Math.abs(degrees)}°${way}, light at ${lightAt(pose)}°`}
        onChange={({ target }) => onHold({ ...pose, [of]: Number(target.value) })}
      />
    </label>
  );
}

import { FoilCard } from '@mint-row/shared/ui';
import './printing-trio.css';

const kinds = [
  { name: '1st Edition', sign: 'A stamp, and no shadow', stamp: true, look: 'trio-card' },
  { name: 'Shadowless', sign: 'No stamp, no shadow', stamp: false, look: 'trio-card' },
  { name: 'Unlimited', sign: 'A shadow beside the picture', stamp: false, look: 'trio-card trio-shadow' },
];

/** One card in three printings, drawn so that the differences are visible. */
export function PrintingTrio({ base }: { base: string }) {
  return (
    <ul className="printing-trio">
      {kinds.map(({ name, sign, stamp, look }) => (
        <li key={name}>
          <div className={look}>
            <FoilCard base={base} drawing="meadow" alt="" />
            {stamp && <span className="trio-stamp" />}
          </div>
          <p className="trio-words">
            <b>{name}</b> {sign}
          </p>
        </li>
      ))}
    </ul>
  );
}

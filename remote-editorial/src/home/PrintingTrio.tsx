import type { Home } from '@mint-row/kit/content';
import { FoilCard, Text } from '@mint-row/kit/ui';
import './printing-trio.css';

interface PrintingTrioProps {
  printings: Home['collections']['printings'];
  base: string;
}

/** One card in three printings, drawn so that the differences are visible. */
export function PrintingTrio({ printings, base }: PrintingTrioProps) {
  return (
    <ul className="printing-trio">
      {printings.map(({ title, text }, index) => (
        <li key={title}>
          <div className={index === 2 ? 'trio-card trio-shadow' : 'trio-card'}>
            <FoilCard base={base} drawing="meadow" alt="" />
            {index === 0 && <span className="trio-stamp" />}
          </div>
          <p className="trio-words">
            <b>
              <Text>{title}</Text>
            </b>{' '}
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}

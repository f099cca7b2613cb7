import type { ReactNode } from 'react';
import type { Scene } from './content.ts';

const card = (
  <>
    <rect width="50" height="70" rx="3" className="photo-card" />
    <path d="M6 6h38v34H6zM6 46h38M6 53h38M6 60h24" className="photo-line" />
  </>
);

const corner = 'M0 34V6q0-6 6-6h28';

/** What to hold the camera at, drawn beside the words that say so. */
const scenes: Record<Scene, ReactNode> = {
  whole: (
    <>
      <g transform="translate(6 15)">{card}</g>
      <g transform="translate(64 15)">
        <rect width="50" height="70" rx="3" className="photo-card" />
        <circle cx="25" cy="35" r="14" className="photo-accent" />
        <path d="M6 6h38v58H6z" className="photo-line" />
      </g>
    </>
  ),
  corners: (
    <>
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 60 50) translate(22 12)`}>
          <path d={`${corner}v34z`} className="photo-corner" />
          <path d={corner} className="photo-line" />
          <path d="M0 14V6q0-6 6-6h8z" className="photo-worn" />
        </g>
      ))}
    </>
  ),
  surface: (
    <>
      <path d="M92 4l22 10-30 20z" className="photo-accent" />
      <path d="M90 28 62 52M98 32 78 58M82 20 50 40" className="photo-ray" />
      <path d="M8 78 36 40h52L66 78z" className="photo-card" />
      <path d="M40 50l26 18M52 44l26 18" className="photo-line" />
    </>
  ),
  label: (
    <>
      <rect x="26" y="2" width="68" height="96" rx="6" className="photo-card" />
      <rect x="32" y="8" width="56" height="22" className="photo-accent" />
      <path d="M37 15h26M37 22h18M74 12v14M78 12v14M82 12v14" className="photo-line" />
      <rect x="38" y="38" width="44" height="54" rx="2" className="photo-line" />
    </>
  ),
};

/** Where each drawing begins: they stand above the left edge of their words. */
const left: Record<Scene, number> = { whole: 5, corners: 21, surface: 7, label: 25 };

/** A drawing of what a photograph should show. */
export function Photograph({ scene }: { scene: Scene }) {
  return (
    <svg aria-hidden="true" viewBox={`${left[scene]} 0 120 100`} className="photo">
      {scenes[scene]}
    </svg>
  );
}

import { ink, paper } from './Picture.tsx';

/** The signs that a small card may have. */
export interface MiniSigns {
  stamp?: boolean;
  shadow?: boolean;
}

/** The drawn card without text, for small sizes: 60 × 84 units. */
export function MiniCard({ stamp, shadow }: MiniSigns) {
  return (
    <g stroke={ink} fill="none">
      <rect x="1" y="1" width="58" height="82" rx="4" className="fill-accent" strokeWidth="2" />
      <path d="M6 6h48v72H6z" fill={paper} strokeWidth="1" />
      {shadow && <path d="M49.5 13v30" stroke="#8a8374" strokeWidth="5" />}
      <path d="M11 11h36v32H11z" fill="#bfe0f2" />
      <circle cx="36" cy="20" r="5" className="fill-accent" strokeWidth="1.5" />
      <path d="M11 43V33q10-12 20-2t16-5v17z" fill="#5fb795" strokeWidth="1.5" />
      <path d="M11 11h36v32H11z" strokeWidth="2" />
      {stamp && <circle cx="17" cy="52" r="6" fill={ink} stroke="none" />}
      {stamp && <path d="M15 51l2.5-2v7" stroke={paper} strokeWidth="2" />}
      <path d="M27 51h20M11 62h36" stroke="#b5ad9c" strokeWidth="4" />
      <path d="M11 72h22" strokeWidth="3" />
    </g>
  );
}

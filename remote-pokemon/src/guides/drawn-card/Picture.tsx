export const ink = '#1b1916';
export const paper = '#fbf8f1';

/** The picture of the drawn card: two hills, a sun, and grass in the foreground. */
export function Picture({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return (
    <svg aria-hidden="true" x={x} y={y} width={width} height={height} viewBox="0 0 238 166" preserveAspectRatio="none">
      <path d="M0 0H238V166H0z" fill="#bfe0f2" />
      <circle cx="176" cy="48" r="26" className="fill-accent" stroke={ink} strokeWidth="3" />
      <path d="M0 108Q54 44 122 104T238 84V166H0z" fill="#8ed67f" stroke={ink} strokeWidth="3" />
      <path d="M0 146Q90 92 238 138V166H0z" fill="#5fb795" stroke={ink} strokeWidth="3" />
      <path
        d="M40 138 46 122 52 136 60 120 64 136M150 144 156 128 162 142 170 126 174 142"
        fill="none"
        stroke={ink}
        strokeWidth="3"
      />
      <path d="M1.5 1.5H236.5V164.5H1.5z" fill="none" stroke={ink} strokeWidth="3" />
    </svg>
  );
}

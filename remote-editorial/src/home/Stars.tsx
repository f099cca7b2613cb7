const star = 'M10 1l2.6 6 6.4.6-4.9 4.3 1.5 6.4L10 14.9l-5.6 3.4 1.5-6.4L1 7.6 7.4 7z';

/** Five stars out of five. */
export function Stars() {
  return (
    <svg role="img" aria-label="5 out of 5 stars" viewBox="0 0 108 20" className="h-5 fill-accent-ink">
      {[0, 22, 44, 66, 88].map((x) => (
        <path key={x} d={star} transform={`translate(${x})`} />
      ))}
    </svg>
  );
}

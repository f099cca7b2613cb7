const marks = [
  {
    shape: <circle cx="120" cy="14" r="9" className="mark-solid" />,
    title: 'Solid: a sale',
    text: 'Somebody paid this. We name the year where we know it.',
  },
  {
    shape: <path d="M24 7h96V2l18 12-18 12v-5H24z" />,
    title: 'Hollow: an estimate',
    text: 'Our own reading of the market: no offer and no promise.',
  },
  {
    shape: <path d="M24 5h112v18H24z" strokeDasharray="6 4" />,
    title: 'Dashed: not certain',
    text: 'We could not confirm it, or not every copy has it. The page says which.',
  },
];

/** How figures on this site show what we know, with the marks that they use. */
export function Marks() {
  return (
    <ul className="marks">
      {marks.map(({ shape, title, text }) => (
        <li key={title}>
          <svg aria-hidden="true" viewBox="0 0 160 28">
            <path d="M0 14h160" className="mark-line" />
            {shape}
          </svg>
          <h3 className="type-title">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/**
 * A heading whose lines end at spaces, and not in a name: "X-Men" stays whole, and so do "Star Wars" and "Series 1" unless
 * the window is very narrow.
 */
export function WholeWords({ children }: { children: string }) {
  return children
    .split(/(\S+-\S+|Star Wars|Base Set|Wonder Bread|Ancient Origins|Darth Vader|\(Star File\)|Series \d)/)
    .map((part, index) =>
      index % 2 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a heading never change places.
        <span key={index} className={part.includes('-') ? 'whitespace-nowrap' : 'min-[22rem]:whitespace-nowrap'}>
          {part}
        </span>
      ) : (
        part
      ),
    );
}

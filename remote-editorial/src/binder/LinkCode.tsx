import type { Binder } from '@mint-row/kit/binder';
import { useEffect, useRef, useState } from 'react';
// Imported here, so that only the page of the binder loads it: a remote has no module that loads later, and one of the shell
// would be named in the import map of every document.
import { encode } from 'uqr';
import type { binderWords } from '../content/binder.ts';
import type { BinderCode } from './use-binder.ts';

/** What the largest QR code holds at the lowest error correction, in bytes. */
const maxCodeBytes = 2_953;

/** The light modules around a code that readers need to find it. */
const quietModules = 4;

/** The width of a module, in pixels: no smaller, so that a phone reads it at arm's length, and no wider than is of use. */
const moduleWidths = { least: 3, most: 6 };

/** The width up to which a code has wider modules than the least, in pixels: all of it is on the screen. */
const usualWidth = 480;

interface LinkCodeProps {
  code: BinderCode;
  /** The binder as it is now: with another one, the link is another. */
  binder: Binder;
  words: (typeof binderWords)['files'];
}

/** The link to the binder as a QR code, dark on light in both themes; a sentence if no code that can be read has room. */
export function LinkCode({ code, binder, words }: LinkCodeProps) {
  const place = useRef<HTMLDivElement>(null);
  const [modules, setModules] = useState<boolean[][] | null>();
  const [room, setRoom] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is of the binder as it is kept now
  useEffect(() => {
    let isCurrent = true;
    void code.binderLink().then((link) => isCurrent && setModules(link === null ? null : modulesOf(link)));
    return () => {
      isCurrent = false;
    };
  }, [code, binder]);
  useEffect(() => {
    const observer = new ResizeObserver(() => setRoom(place.current?.clientWidth ?? 0));
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const count = modules?.length ?? Infinity;
  const wished = Math.min(moduleWidths.most, Math.max(moduleWidths.least, Math.floor(usualWidth / count)));
  const width = Math.min(wished, Math.floor(room / count));
  const isReadable = width >= moduleWidths.least;
  return (
    <div ref={place} className="my-binder-code">
      {modules && isReadable && (
        <svg
          role="img"
          aria-label={words.codeName}
          viewBox={`0 0 ${count} ${count}`}
          width={count * width}
          shapeRendering="crispEdges"
        >
          <path fill="#fff" d={`M0 0h${count}v${count}H0z`} />
          <path d={outlineOf(modules)} />
        </svg>
      )}
      <p role="status">{modules !== undefined && room > 0 && (isReadable ? words.codeHelp : words.codeTooLarge)}</p>
    </div>
  );
}

/**
 * The modules of the QR code of a link, row by row, with the light ones around it; true is dark.
 * @param link of ASCII characters alone, like every address that a browser writes
 * @returns null if it is longer than a code holds
 */
export function modulesOf(link: string): boolean[][] | null {
  return link.length > maxCodeBytes ? null : encode(link, { boostEcc: true, border: quietModules }).data;
}

/** The dark modules as the path of an SVG: one rectangle for each run in a row. */
function outlineOf(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) =>
      Array.from(
        row
          .map((isDark) => (isDark ? '#' : ' '))
          .join('')
          .matchAll(/#+/g),
        ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join('');
}

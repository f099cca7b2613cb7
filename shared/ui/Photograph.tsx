/// <reference types="@mint-row/kit/photographs" preserve="true" />

/** A photograph as `import shop from './shop.jpg?photograph'` returns it. */
export interface ImportedPhotograph {
  /** The address of the file for browsers that take none of the sources. */
  src: string;
  /** In pixels, of the largest file. */
  width: number;
  height: number;
  /** The same picture in other formats and widths; none in development. */
  sources: readonly { type: string; srcSet: string }[];
}

interface PhotographProps {
  of: ImportedPhotograph;
  /** A description for those who do not see it. */
  alt: string;
  /** How wide the page shows it: "(width >= 64rem) 40rem, 100vw". */
  sizes?: string;
  /** True above the fold. */
  eager?: boolean;
  className?: string;
}

/** A photograph, in the format and width that suits the visitor's browser; the page leaves its room until it is there. */
export function Photograph({ of, alt, sizes = '100vw', eager = false, className = '' }: PhotographProps) {
  const { src, width, height, sources } = of;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}

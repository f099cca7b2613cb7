import useEmblaCarousel from 'embla-carousel-react';

/** What the page shows once the library works. */
export const shows = '2 cards';

export default function Sample() {
  const [box, api] = useEmblaCarousel();
  return (
    <div ref={box}>
      <div className="flex">
        <p>Charizard</p>
        <p>Blastoise</p>
      </div>
      <output>{api ? `${api.slideNodes().length} cards` : 'loading'}</output>
    </div>
  );
}

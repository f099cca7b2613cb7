import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

const Coloured = styled.output`
  color: rgb(1, 2, 3);
`;

/** What the page shows once the library works. */
export const shows = 'Coloured';

export default function Sample() {
  const element = useRef<HTMLOutputElement>(null);
  const [colour, setColour] = useState('');
  useEffect(() => {
    if (element.current) setColour(getComputedStyle(element.current).color);
  }, []);
  return <Coloured ref={element}>{colour === 'rgb(1, 2, 3)' ? 'Coloured' : colour}</Coloured>;
}

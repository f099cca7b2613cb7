import styled from '@emotion/styled';
import { useHydrated } from '@mint-row/kit/ui';
import { useEffect, useRef, useState } from 'react';

const Coloured = styled.output`
  color: rgb(1, 2, 3);
`;

/** What the page shows once the library works. */
export const shows = 'Coloured';

function Sample() {
  const element = useRef<HTMLOutputElement>(null);
  const [colour, setColour] = useState('');
  useEffect(() => {
    if (element.current) setColour(getComputedStyle(element.current).color);
  }, []);
  return <Coloured ref={element}>{colour === 'rgb(1, 2, 3)' ? 'Coloured' : colour}</Coloured>;
}

export default function SampleInBrowser() {
  return useHydrated() ? <Sample /> : <p>It appears when the page runs.</p>;
}

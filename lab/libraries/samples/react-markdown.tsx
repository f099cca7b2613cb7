import Markdown from 'react-markdown';

/** What the page shows once the library works. */
export const shows = 'holo';

export default function Sample() {
  return <Markdown components={{ strong: ({ children }) => <output>{children}</output> }}>A **holo** card</Markdown>;
}

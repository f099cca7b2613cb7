import { useHydrated } from '@mint-row/kit/ui';
import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';

/** What the page shows once the library works. */
export const shows = 'Second';

function Sample() {
  return (
    <Root defaultValue="second">
      <List>
        <Trigger value="first">First</Trigger>
        <Trigger value="second">Second</Trigger>
      </List>
      <Content value="second">
        <output>Second</output>
      </Content>
    </Root>
  );
}

export default function SampleInBrowser() {
  return useHydrated() ? <Sample /> : <p>It appears when the page runs.</p>;
}

import { useHydrated } from '@mint-row/kit/ui';
import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';

/** What the page shows once the library works. */
export const shows = 'A grade of 10';

function Sample() {
  return (
    <Provider>
      <Root defaultOpen>
        <Trigger>PSA 10</Trigger>
        <Portal>
          <Content>
            <output>A grade of 10</output>
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}

export default function SampleInBrowser() {
  return useHydrated() ? <Sample /> : <p>It appears when the page runs.</p>;
}

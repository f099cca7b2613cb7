import { Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';

/** What the page shows once the library works. */
export const shows = 'Open';

/** With classes of the remote, in the form that docs/libraries.md has. */
export default function Sample() {
  return (
    <Root defaultOpen modal={false}>
      <Portal>
        <div data-app="sports">
          <Overlay className="fixed inset-0 bg-ink/50" />
          <Content className="fixed inset-x-4 top-1/4 mx-auto max-w-md bg-card p-6">
            <Title>A card</Title>
            <Description>Its details</Description>
            <output data-in-window>Open</output>
          </Content>
        </div>
      </Portal>
    </Root>
  );
}

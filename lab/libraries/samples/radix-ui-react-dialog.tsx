import { Content, Description, Portal, Root, Title } from '@radix-ui/react-dialog';

/** What the page shows once the library works. */
export const shows = 'Open';

export default function Sample() {
  return (
    <Root defaultOpen modal={false}>
      <Portal>
        <Content>
          <Title>A card</Title>
          <Description>Its details</Description>
          <output>Open</output>
        </Content>
      </Portal>
    </Root>
  );
}

import { Disclosure, DisclosureContent, DisclosureProvider } from '@ariakit/react';

/** What the page shows once the library works. */
export const shows = 'Inside';

export default function Sample() {
  return (
    <DisclosureProvider defaultOpen>
      <Disclosure>Details</Disclosure>
      <DisclosureContent>
        <output>Inside</output>
      </DisclosureContent>
    </DisclosureProvider>
  );
}

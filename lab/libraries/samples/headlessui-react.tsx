import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';

/** What the page shows once the library works. */
export const shows = 'Inside';

export default function Sample() {
  return (
    <Disclosure defaultOpen>
      <DisclosureButton>Details</DisclosureButton>
      <DisclosurePanel>
        <output>Inside</output>
      </DisclosurePanel>
    </Disclosure>
  );
}

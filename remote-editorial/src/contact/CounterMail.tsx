import { ButtonLink, Text } from '@mint-row/kit/ui';
import { CopyAddress } from './CopyAddress.tsx';
import type { Contact } from './content.ts';
import { draftAddress } from './draft.ts';

/** Mail about cards: one address, and a button with a draft for each subject. */
export function CounterMail({
  address,
  items,
  words,
}: Pick<Contact['counter'], 'address' | 'items'> & { words: Contact['mail'] }) {
  return (
    <div className="counter-mail">
      <p>
        <a href={`mailto:${address}`}>{address}</a>
        <CopyAddress address={address} words={words} />
      </p>
      <ul>
        {items.map(({ title, text, draft }) => (
          <li key={title}>
            <ButtonLink href={draftAddress(draft)}>{title}</ButtonLink>
            <p>
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

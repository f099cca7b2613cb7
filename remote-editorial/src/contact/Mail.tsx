import { notify } from '@mint-row/kit/runtime';
import { ButtonLink, Text } from '@mint-row/kit/ui';
import type { Contact } from '../content/contact.ts';
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

/** Mail for lawyers: each subject has an address of its own. */
export function LegalMail({ items, words }: Pick<Contact['law'], 'items'> & { words: Contact['mail'] }) {
  return (
    <ul className="legal-mail">
      {items.map(({ title, text, draft }) => (
        <li key={title}>
          <h3 className="type-title">{title}</h3>
          <p>
            <Text>{text}</Text>
          </p>
          <div>
            <span className="value">{draft.to}</span>
            <CopyAddress address={draft.to} words={words} />
          </div>
          <ButtonLink href={draftAddress(draft)} look="line">
            {words.open}
            <span className="sr-only">: {title}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

interface CopyAddressProps {
  address: string;
  words: Contact['mail'];
}

/** A button that copies an e-mail address. */
function CopyAddress({ address, words }: CopyAddressProps) {
  const copy = async () => {
    const copied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    await notify(copied ? words.copied : words.refused);
  };
  return (
    <button type="button" className="script-only quiet-link" onClick={() => void copy().catch(() => {})}>
      {words.copy}
      <span className="sr-only">: {address}</span>
    </button>
  );
}

import { ButtonLink, Text } from '@mint-row/kit/ui';
import { CopyAddress } from './CopyAddress.tsx';
import type { Contact } from './content.ts';
import { draftAddress } from './draft.ts';

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

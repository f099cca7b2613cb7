import { ButtonLink, Text } from '@mint-row/kit/ui';
import { CopyAddress } from './CopyAddress.tsx';
import type { Contact, Topic } from './content.ts';
import { draftAddress } from './draft.ts';

/** A subject: what belongs to it, the link that opens its draft, and the address to copy. */
export function TopicRow({ topic: { title, text, draft }, words }: { topic: Topic; words: Contact['topics'] }) {
  return (
    <li className="grid gap-x-16 gap-y-4 border-hairline border-b py-7 md:grid-cols-[2fr_3fr]">
      <h3 className="type-title">{title}</h3>
      <div>
        <p className="max-w-measure">
          <Text>{text}</Text>
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href={draftAddress(draft)} look="line">
            {words.open}
            <span className="sr-only">: {title}</span>
          </ButtonLink>
          <span className="value">{draft.to}</span>
          <CopyAddress address={draft.to} words={words} />
        </div>
      </div>
    </li>
  );
}

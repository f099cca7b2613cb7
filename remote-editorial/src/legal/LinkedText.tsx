import { unbroken } from '@mint-row/kit/ui';
import { Fragment } from 'react';
import { legalDocuments } from './documents.ts';

const references = /(\S+@[\w-]+(?:\.[\w-]+)+|DMCA Takedown Policy)/;

/** Plain text in which e-mail addresses and the names of our own documents become links. */
export function LinkedText({ text }: { text: string }) {
  return text.split(references).map((part, index) => {
    const href = index % 2 === 1 ? target(part) : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
    return <Fragment key={index}>{href ? <a href={href}>{part}</a> : unbroken(part)}</Fragment>;
  });
}

function target(part: string): string | undefined {
  return part.includes('@') ? `mailto:${part}` : legalDocuments.find(({ title }) => title === part)?.href;
}

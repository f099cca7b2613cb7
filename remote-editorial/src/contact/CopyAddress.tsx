import { notify } from '@mint-row/kit/runtime';
import type { Contact } from './content.ts';

interface CopyAddressProps {
  address: string;
  words: Contact['mail'];
}

/** A button that copies an e-mail address. */
export function CopyAddress({ address, words }: CopyAddressProps) {
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

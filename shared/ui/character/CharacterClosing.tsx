import type { Character } from '../../content/character.ts';
import { marketplaceSearch, site } from '../../content/index.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { ClosingCall } from '../ClosingCall.tsx';

/** The end of a character's page: links to its cards, to the Circle and to support, and what the marketplace offers. */
export function CharacterClosing({ character: { name, closing } }: { character: Pick<Character, 'name' | 'closing'> }) {
  return (
    <ClosingCall call={closing}>
      <ButtonLink href={marketplaceSearch(`${name} cards`)} look="inverse">{`Shop ${name} Cards`}</ButtonLink>
      <ButtonLink href={site.marketplace.circle} look="line">
        Join the Collector’s Circle
      </ButtonLink>
      <ButtonLink href={`mailto:${site.email.sales}`} look="line">
        Contact Us
      </ButtonLink>
      <p className="basis-full text-sm">
        Sellers on {site.marketplace.name} are verified, and expert guidance is offered.
      </p>
    </ClosingCall>
  );
}

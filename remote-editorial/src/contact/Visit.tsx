import type { site } from '@mint-row/kit/content';
import type { Contact } from './content.ts';
import { OpenNow } from './OpenNow.tsx';

interface VisitProps {
  words: Contact['visit'];
  store: typeof site.store;
  marketplace: typeof site.marketplace;
}

/** The shop: where it is, when it is open, and whether it is open now. */
export function Visit({ words, store, marketplace }: VisitProps) {
  return (
    <section aria-labelledby="visit">
      <h2 id="visit" className="type-title mb-4">
        {words.heading}
      </h2>
      <dl className="facts">
        <div>
          <dt className="type-label pt-1 text-muted">{words.address}</dt>
          <dd>
            <address className="not-italic">
              {store.name}
              <br />
              {store.street}, {store.city}
            </address>
          </dd>
        </div>
        <div>
          <dt className="type-label pt-1 text-muted">{words.hours}</dt>
          <dd>
            {store.hours}
            <OpenNow opening={store.opening} timeZone={store.timeZone} clock={words.clock} />
          </dd>
        </div>
        <div>
          <dt className="type-label pt-1 text-muted">{words.online}</dt>
          <dd>
            <a href={marketplace.origin} target="_blank" rel="noopener">
              {marketplace.name}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
            , 24/7
          </dd>
        </div>
      </dl>
    </section>
  );
}

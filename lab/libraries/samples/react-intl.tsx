import { FormattedMessage, IntlProvider } from 'react-intl';

/** What the page shows once the library works. */
export const shows = '1,234 cards';

export default function Sample() {
  return (
    <IntlProvider locale="en" messages={{ cards: '{count, number} cards' }}>
      <output>
        <FormattedMessage id="cards" values={{ count: 1234 }} />
      </output>
    </IntlProvider>
  );
}

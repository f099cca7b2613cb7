import i18next from 'i18next';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';

const texts = i18next.createInstance();
void texts
  .use(initReactI18next)
  .init({ lng: 'en', initAsync: false, resources: { en: { translation: { cards: 'three cards' } } } });

function Cards() {
  return <output>{useTranslation().t('cards')}</output>;
}

/** What the page shows once the library works. */
export const shows = 'three cards';

export default function Sample() {
  return (
    <I18nextProvider i18n={texts}>
      <Cards />
    </I18nextProvider>
  );
}

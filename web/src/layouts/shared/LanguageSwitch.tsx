import { chakra, VisuallyHidden } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { type AppLanguage, localizedPath, switchLanguage } from '../../lib/i18n/language.ts';
import { useLocale } from '../../lib/i18n/useLocale.ts';

const Root = chakra('nav', { base: { display: 'inline-flex', alignItems: 'center', textStyle: 'xs' } });

const Choice = chakra('a', {
  base: {
    px: '2',
    py: '1.5',
    fontWeight: 'medium',
    letterSpacing: 'wide',
    color: 'inherit',
    opacity: 0.75,
    borderRadius: 'l1',
    _hover: { opacity: 1 },
    '&[aria-current]': {
      opacity: 1,
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
      textDecorationThickness: '2px',
    },
  },
});

const LANGUAGES: readonly AppLanguage[] = ['en', 'fr'];

/** EN | FR: links to this page in both languages. Choosing reloads the page and is stored. */
export function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const current = useLocale();
  const { pathname, search, hash } = useLocation();

  function handleClick(event: MouseEvent, language: AppLanguage) {
    event.preventDefault();
    if (language !== current) switchLanguage(language);
  }

  return (
    <Root aria-label={t('language.label')}>
      {LANGUAGES.map((language) => (
        <Choice
          key={language}
          href={localizedPath(pathname, language) + search + hash}
          hrefLang={language}
          lang={language}
          aria-current={language === current ? 'true' : undefined}
          onClick={(event) => handleClick(event, language)}
        >
          {language.toUpperCase()}
          {/* The visible text is part of the accessible name, for voice control. */}
          <VisuallyHidden>{` – ${t(`language.${language}`)}`}</VisuallyHidden>
        </Choice>
      ))}
    </Root>
  );
}

import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LogoMark } from './LogoMark.tsx';

/** The visible text is part of the link's accessible name in every language. */
const BRAND = 'Aurifex';

const Home = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    color: 'inherit',
    fontFamily: 'serif',
    fontSize: 'lg',
    lineHeight: '1',
    letterSpacing: 'tight',
    whiteSpace: 'nowrap',
  },
});

/** Logo and name, linked to the home page. */
export function Wordmark({ to }: { to: string }) {
  const { t } = useTranslation('shell');
  return (
    <Home to={to} aria-label={t('home', { brand: BRAND })}>
      <LogoMark />
      <span aria-hidden>{BRAND}</span>
    </Home>
  );
}

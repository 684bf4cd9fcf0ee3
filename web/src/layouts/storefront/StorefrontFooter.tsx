import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { companyToday } from '../../lib/format/company-zone.ts';
import { useFormat } from '../../lib/format/useFormat.ts';
import { useShell } from '../../lib/session/useShell.ts';
import { links } from '../../links.ts';
import { LogoMark } from '../../ui/pictures/LogoMark.tsx';

const Root = chakra('footer', {
  base: {
    bg: 'bg.bar',
    // The focus ring of light pages is too dark here.
    '--ax-colors-brand-focus-ring': '{colors.border.bar}',
    color: 'fg.bar',
    px: { base: '4', md: '8', xl: '12' },
    py: { base: '10', md: '14' },
    _print: { display: 'none' },
  },
});

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: '2fr 1fr 1fr' },
    gap: '8',
    '& h2': { textStyle: 'sm', fontWeight: 'medium', mb: '3' },
    '& ul': { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '2' },
    '& li, & address': { textStyle: 'sm', color: 'fg.barMuted', fontStyle: 'normal' },
    '& a': { color: 'fg.barMuted', _hover: { color: 'fg.bar', textDecoration: 'underline' } },
  },
});

/** Footer of the storefront: company details and links. */
export function StorefrontFooter() {
  const { t } = useTranslation('shell');
  const { companyDetails: company, viewer } = useShell();
  const { country } = useFormat();
  const street = [company.line1, company.line2].filter(Boolean).join(', ');
  const place = [company.city, company.state, company.zip].filter(Boolean).join(' ');
  return (
    <Root>
      <Columns>
        <div>
          <LogoMark />
          <address>
            <Text mt="4" fontWeight="medium" color="fg.bar">
              {company.legalName}
            </Text>
            {street}
            <br />
            {place}
            <br />
            {country(company.country)}
          </address>
        </div>
        <div>
          <h2>{t('footer.contact')}</h2>
          <ul>
            <li>
              <a href={`tel:${company.phone.replace(/[^+\d]/g, '')}`}>{company.phone}</a>
            </li>
            <li>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </li>
          </ul>
        </div>
        <div>
          <h2>{t('footer.account')}</h2>
          <ul>
            <li>
              <Link to={links.shop()}>{t('footer.allPieces')}</Link>
            </li>
            <li>
              {viewer ? (
                <Link to={links.myProfile()}>{t('menu:myProfile')}</Link>
              ) : (
                <Link to={links.signIn()}>{t('user.signIn')}</Link>
              )}
            </li>
            <li>
              <Link to={links.devHelp()}>{t('footer.integrators')}</Link>
            </li>
          </ul>
        </div>
      </Columns>
      <Text mt="10" textStyle="xs" color="fg.barMuted">
        {t('footer.rights', { year: companyToday().slice(0, 4), company: company.name })}
      </Text>
    </Root>
  );
}

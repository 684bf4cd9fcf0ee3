import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** A breadcrumb item; without `to`, it is plain text. */
export type Crumb = { label: string; to?: string };

const Trail = chakra('ol', {
  base: { display: 'flex', flexWrap: 'wrap', listStyle: 'none', textStyle: 'xs', color: 'fg.muted', mb: '1' },
});

const Step = chakra('li', {
  base: {
    '&:not(:last-of-type)::after': { content: '"/"', mx: '1.5', color: 'fg.subtle' },
    '& a': { color: 'fg.muted', _hover: { color: 'fg', textDecoration: 'underline' } },
  },
});

/** The breadcrumb of the page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation();
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={t('breadcrumb')}>
      <Trail>
        {crumbs.map(({ label, to }) => (
          <Step key={label}>{to ? <Link to={to}>{label}</Link> : label}</Step>
        ))}
      </Trail>
    </nav>
  );
}

import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuPhoneCall } from 'react-icons/lu';
import { useLocation } from 'react-router';
import { useSignedInViewer } from '../../lib/session/useSignedInViewer.ts';
import { links } from '../../links.ts';

const Bar = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    px: { base: '4', md: '6' },
    py: '2',
    bg: 'gold.subtle',
    borderBottomWidth: '1px',
    borderColor: 'border.gold',
    _icon: { boxSize: '4', color: 'fg.gold' },
    _print: { display: 'none' },
  },
});

/** Paths of pages for ordering: catalogue, piece and cart. */
const ORDERING = [links.catalog(), '/backoffice/product/', links.cart()];

/** Shows staff which customer they order for, on all pages for ordering. */
export function OrderingForBanner() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { isStaff, customer, actingAs } = useSignedInViewer();
  const isOrdering = ORDERING.some((path) => pathname.startsWith(path));
  if (!isStaff || actingAs || !isOrdering) return null;
  return (
    <Bar aria-label={t('orderingFor.label')}>
      <LuPhoneCall aria-hidden />
      {customer ? (
        <>
          <Text fontWeight="medium">{t('orderingFor.customer', { name: customer.name })}</Text>
          <Text color="fg.muted">{t('orderingFor.prices', { account: customer.accountNumber })}</Text>
        </>
      ) : (
        <Text>{t('orderingFor.nobody')}</Text>
      )}
    </Bar>
  );
}

import { useTranslation } from 'react-i18next';
import { CART_SUBMITORDER, CATALOG_VIEW } from '../../../../lib/session/permissions.ts';
import { useCan } from '../../../../lib/session/useCan.ts';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { links } from '../../../../links.ts';
import { ButtonLink } from '../../../../ui/actions/ButtonLink.tsx';

/** Link to the first order, for customers who may order. */
export function OrderFromCatalogue() {
  const { t } = useTranslation('jobs');
  const { isStaff } = useSignedInViewer();
  const can = useCan();
  if (isStaff || !can(CATALOG_VIEW) || !can(CART_SUBMITORDER)) return null;
  return (
    <ButtonLink to={links.catalog()} size="sm">
      {t('newOrder.open')}
    </ButtonLink>
  );
}

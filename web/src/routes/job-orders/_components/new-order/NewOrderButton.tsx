import { Button } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuPlus } from 'react-icons/lu';
import {
  CART_SUBMITORDER,
  CATALOG_VIEW,
  IMPERSONATE_ANYCUSTOMER,
} from '../../../../lib/session/permissions.ts';
import { useCan } from '../../../../lib/session/useCan.ts';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import { links } from '../../../../links.ts';
import { ButtonLink } from '../../../../ui/actions/ButtonLink.tsx';

const NewOrderDialog = lazy(async () => ({ default: (await import('./NewOrderDialog.tsx')).NewOrderDialog }));

/** Starts an order: customers go to the catalogue, staff choose the customer first. */
export function NewOrderButton() {
  const { t } = useTranslation('jobs');
  const { isStaff, actingAs } = useSignedInViewer();
  const can = useCan();
  const [isOpen, setIsOpen] = useState(false);
  if (!can(CATALOG_VIEW) || !can(CART_SUBMITORDER)) return null;
  if (isStaff && !actingAs) {
    if (!can(IMPERSONATE_ANYCUSTOMER)) return null;
    return (
      <>
        <Button size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <LuPlus aria-hidden />
          {t('newOrder.forCustomer')}
        </Button>
        {isOpen && (
          <Suspense>
            <NewOrderDialog onClose={() => setIsOpen(false)} />
          </Suspense>
        )}
      </>
    );
  }
  return (
    <ButtonLink to={links.catalog()} size="sm">
      <LuPlus aria-hidden />
      {t('newOrder.open')}
    </ButtonLink>
  );
}

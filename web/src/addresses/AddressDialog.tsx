import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useQueryLoader } from 'react-relay/hooks';
import { ModalDialog } from '../ui/dialogs/ModalDialog.tsx';
import { LinesSkeleton } from '../ui/feedback/Skeletons.tsx';
import type { AddressDialog_address$key } from './__generated__/AddressDialog_address.graphql.ts';
import type { addressFormQuery as AddressFormQuery } from './__generated__/addressFormQuery.graphql.ts';
import { addressFormQuery } from './addressFormQuery.ts';

// The form and its form library are fetched when the dialog first opens.
const AddressForm = lazy(async () => ({ default: (await import('./AddressForm.tsx')).AddressForm }));

const fragment = graphql`
  fragment AddressDialog_address on Address @no_inline {
    databaseId
    version
    label
    contactName
    company
    line1
    line2
    city
    zip
    phone
    isDefaultShipping
    isDefaultBilling
    state {
      databaseId
    }
    country {
      databaseId
    }
  }
`;

type AddressDialogProps = {
  /** The address to edit; null for a new one. */
  address: AddressDialog_address$key | null;
  onClose: () => void;
  /** Called with the `databaseId` of the saved address. */
  onSaved?: (addressId: number) => void;
};

/** Adds an address to the customer's address book or edits one. The profile and the checkout use it. */
export function AddressDialog({ address, onClose, onSaved }: AddressDialogProps) {
  const { t } = useTranslation('addresses');
  const known = useFragment(fragment, address);
  const [queryRef, load] = useQueryLoader<AddressFormQuery>(addressFormQuery);

  useEffect(() => load({}, { fetchPolicy: 'store-or-network' }), [load]);

  function handleSaved(addressId: number) {
    onSaved?.(addressId);
    onClose();
  }

  return (
    <ModalDialog isOpen onClose={onClose} title={t(known ? 'edit' : 'add')} size="md">
      <Suspense fallback={<LinesSkeleton lines={12} />}>
        {queryRef && <AddressForm queryRef={queryRef} address={known ?? null} onSaved={handleSaved} />}
      </Suspense>
    </ModalDialog>
  );
}

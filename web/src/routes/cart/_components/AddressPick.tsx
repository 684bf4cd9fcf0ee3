import { Button, Flex, HStack, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuPencil, LuPlus } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { AddressLines } from '../../../addresses/AddressLines.tsx';
import { useAddressRights } from '../../../addresses/useAddressRights.ts';
import { SelectField } from '../../../lib/forms/SelectField.tsx';
import type { AddressPick_customer$key } from './__generated__/AddressPick_customer.graphql.ts';

const AddressDialog = lazy(async () => ({
  default: (await import('../../../addresses/AddressDialog.tsx')).AddressDialog,
}));

const fragment = graphql`
  fragment AddressPick_customer on Customer {
    addresses {
      id
      databaseId
      label
      line1
      city
      isDefaultShipping
      isDefaultBilling
      ...AddressLines_address
      ...AddressDialog_address
    }
  }
`;

type AddressPickProps = {
  customer: AddressPick_customer$key;
  /** Mutation field of the address. */
  name: 'billingAddressId' | 'shippingAddressId' | 'sellToAddressId';
  label: string;
  hint?: string;
  value: number | null;
  /** First entry of the list: 'choose' if an address is required, otherwise 'none'. */
  placeholder: string;
  required?: boolean;
  disabled?: boolean;
  onChoose: (addressId: number | null) => void;
};

/** Selection of an address, shown in full. Addresses can be edited and added without leaving the checkout. */
export function AddressPick(props: AddressPickProps) {
  const { customer, name, label, hint, value, placeholder, required, disabled, onChoose } = props;
  const { t } = useTranslation('checkout');
  const { addresses } = useFragment(fragment, customer);
  const { mayAdd, mayChange } = useAddressRights();
  const [dialog, setDialog] = useState<'add' | 'edit' | null>(null);
  const chosen = addresses.find(({ databaseId }) => databaseId === value) ?? null;
  return (
    <Stack gap="2" minW="0">
      <SelectField
        name={name}
        label={label}
        hint={hint}
        required={required}
        disabled={disabled}
        value={chosen ? String(chosen.databaseId) : ''}
        placeholder={placeholder}
        options={addresses.map((address) => ({
          value: String(address.databaseId),
          label: [address.label, address.line1, address.city].filter(Boolean).join(', '),
        }))}
        onChange={(id) => onChoose(id === '' ? null : Number(id))}
      />
      <Flex justify="space-between" gap="3" wrap="wrap">
        {chosen && <AddressLines address={chosen} />}
        {mayAdd && (
          <HStack gap="1" align="start" ms={chosen ? 'auto' : '-2'}>
            {chosen && mayChange(chosen) && (
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('address.editOf', { label: chosen.label })}
                onClick={() => setDialog('edit')}
              >
                <LuPencil aria-hidden />
                {t('common:edit')}
              </Button>
            )}
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('address.addFor', { label })}
              onClick={() => setDialog('add')}
            >
              <LuPlus aria-hidden />
              {t('address.add')}
            </Button>
          </HStack>
        )}
      </Flex>
      {dialog && (
        <Suspense>
          <AddressDialog
            address={dialog === 'edit' ? chosen : null}
            onClose={() => setDialog(null)}
            onSaved={(addressId) => addressId !== value && onChoose(addressId)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

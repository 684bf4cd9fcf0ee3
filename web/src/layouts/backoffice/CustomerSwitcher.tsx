import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuBuilding2, LuChevronDown } from 'react-icons/lu';
import { IMPERSONATE_ANYCUSTOMER } from '../../lib/session/permissions.ts';
import { useCan } from '../../lib/session/useCan.ts';
import { useSignedInViewer } from '../../lib/session/useSignedInViewer.ts';

const CustomerDialog = lazy(async () => ({ default: (await import('./CustomerDialog.tsx')).CustomerDialog }));

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  // On a phone only its icons are shown, next to the account.
  flexShrink: { base: 0, md: 1 },
  minW: '0',
  maxW: { md: '64' },
  h: '9',
  px: '2',
  textStyle: 'sm',
  color: 'inherit',
  borderRadius: 'l2',
  _icon: { boxSize: '4', flexShrink: 0 },
} as const;

const Button = chakra('button', { base: { ...look, cursor: 'pointer', _hover: { bg: 'fg.muted/20' } } });
const Still = chakra('span', { base: look });
const Name = chakra('span', { base: { truncate: true, display: { base: 'none', md: 'inline' } } });

/** The active customer. Users of several customers, and staff, can change it. */
export function CustomerSwitcher() {
  const { t } = useTranslation('shell');
  const { customer, isMultiCustomer, isStaff, actingAs } = useSignedInViewer();
  const can = useCan();
  const [isOpen, setIsOpen] = useState(false);
  const name = customer?.name ?? t('customer.none');
  const maySwitch = isMultiCustomer || (isStaff && can(IMPERSONATE_ANYCUSTOMER) && !actingAs);

  // Users such as the workshop have no active customer.
  if (!maySwitch && !customer) return null;
  if (!maySwitch) {
    return (
      <Still title={t('customer.current', { name })}>
        <LuBuilding2 aria-hidden />
        <Name>{name}</Name>
      </Still>
    );
  }
  return (
    <>
      <Button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${t('customer.switch')}: ${name}`}
        onClick={() => setIsOpen(true)}
      >
        <LuBuilding2 aria-hidden />
        <Name>{name}</Name>
        <LuChevronDown aria-hidden />
      </Button>
      {isOpen && (
        <Suspense>
          <CustomerDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import { Button, HStack, Text } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../lib/i18n/lazy-part.ts';
import type { ContactedRow } from './contacted-row.ts';
import { contacts } from './namespace.ts';

const ContactDialog = lazyPart(async () => (await import('./ContactDialog.tsx')).ContactDialog, contacts);

type ContactValueProps = {
  row: ContactedRow;
  /** Label of the value. */
  label: string;
  /** Whether the viewer may edit such rows. */
  mayChange: boolean;
};

/** The contact at the customer, with an edit button for staff. */
export function ContactValue({ row, label, mayChange }: ContactValueProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const name = row.contact?.fullName ?? '–';
  if (!mayChange) return name;
  return (
    <HStack as="span" gap="2" wrap="wrap">
      <Text as="span">{name}</Text>
      <Button
        size="xs"
        variant="outline"
        aria-label={`${t('edit')}: ${label}`}
        _print={{ display: 'none' }}
        onClick={() => setIsOpen(true)}
      >
        {t('edit')}
      </Button>
      {isOpen && (
        <Suspense>
          <ContactDialog row={row} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </HStack>
  );
}

import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuPlus, LuX } from 'react-icons/lu';
import { useFieldLabel } from '../../../lib/forms/form-context.ts';
import { IconAction } from '../../../ui/actions/IconAction.tsx';
import { type Owner, withOwner, withoutOwner } from '../_lib/owners.ts';

const OwnerDialog = lazy(async () => ({ default: (await import('./OwnerDialog.tsx')).OwnerDialog }));

type OwnerRowsProps = {
  kind: 'customers' | 'users';
  owners: readonly Owner[];
  /** False if read-only. */
  onChange: ((owners: Owner[]) => void) | false;
  /** Additional content for an owner. */
  extraOf?: (owner: Owner) => ReactNode;
};

/** Customers or users with access to a piece, with a button to add more. */
export function OwnerRows({ kind, owners, onChange, extraOf }: OwnerRowsProps) {
  const { t } = useTranslation('item-types');
  const [isAdding, setIsAdding] = useState(false);
  useFieldLabel(kind, t(`owners.${kind}`));
  return (
    <Stack as="section" gap="2" aria-label={t(`owners.${kind}`)}>
      <Flex align="baseline" gap="2" wrap="wrap">
        <Text as="h3" textStyle="label">
          {t(`owners.${kind}`)}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {t(`owners.${kind}Hint`)}
        </Text>
      </Flex>
      {owners.length > 0 && (
        <Stack as="ul" gap="1" listStyleType="none">
          {owners.map((owner) => (
            <Flex as="li" key={owner.databaseId} align="center" gap="3" wrap="wrap" minH="8">
              <Text textStyle="sm" flex="1 1 11rem" minW="0" overflowWrap="anywhere">
                {owner.name}{' '}
                <Text as="span" color="fg.muted">
                  {owner.detail}
                </Text>
              </Text>
              {extraOf?.(owner)}
              {onChange && (
                <IconAction
                  label={t('owners.remove', { name: owner.name })}
                  icon={<LuX />}
                  size="xs"
                  onClick={() => onChange(withoutOwner(owners, owner))}
                />
              )}
            </Flex>
          ))}
        </Stack>
      )}
      {onChange && (
        <Button size="sm" variant="outline" alignSelf="flex-start" onClick={() => setIsAdding(true)}>
          <LuPlus aria-hidden />
          {t(kind === 'customers' ? 'owners.addCustomer' : 'owners.addUser')}
        </Button>
      )}
      {onChange && isAdding && (
        <Suspense>
          <OwnerDialog
            kind={kind}
            onPick={(owner) => {
              onChange(withOwner(owners, owner));
              setIsAdding(false);
            }}
            onClose={() => setIsAdding(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

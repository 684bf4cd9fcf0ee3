import { chakra, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LuX } from 'react-icons/lu';
import { IconAction } from '../ui/IconAction.tsx';

const Bar = chakra('section', {
  base: {
    position: 'sticky',
    // Above the bottom bar of a phone.
    bottom: 'calc(var(--ax-bottom-bar, 0px) + {spacing.4})',
    zIndex: 'docked',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    mt: '3',
    px: '4',
    py: '2.5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.gold',
    borderRadius: 'l3',
    boxShadow: 'md',
  },
});

type BulkBarProps = {
  /** Accessible name. */
  label: string;
  count: number;
  /** Why not everything can be done; where there is room. */
  note?: string | false;
  onClear: () => void;
  /** What can be done with the selected rows. */
  children: ReactNode;
};

/** The selection of a list: how many, what can be done with them, and the way out. */
export function BulkBar({ label, count, note, onClear, children }: BulkBarProps) {
  const { t } = useTranslation();
  return (
    <Bar aria-label={label}>
      <Text fontWeight="medium" role="status">
        {t('list.selected', { count })}
      </Text>
      <HStack gap="2" wrap="wrap" order={{ base: 3, md: 0 }} w={{ base: 'full', md: 'auto' }}>
        {children}
      </HStack>
      {note && (
        <Text textStyle="xs" color="fg.muted" hideBelow="md">
          {note}
        </Text>
      )}
      <IconAction label={t('list.clearSelection')} icon={<LuX />} ms="auto" onClick={onClear} />
    </Bar>
  );
}

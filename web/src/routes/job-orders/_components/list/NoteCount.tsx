import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuMessageSquare } from 'react-icons/lu';

const Count = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    color: 'fg.muted',
    textStyle: 'xs',
    fontVariantNumeric: 'tabular-nums',
    _icon: { boxSize: '3.5' },
  },
});

/** How many notes a job has; nothing when it has none. */
export function NoteCount({ count }: { count: number }) {
  const { t } = useTranslation('jobs');
  if (count === 0) return null;
  return (
    <Count title={t('notes.count', { count })}>
      <LuMessageSquare aria-hidden />
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{t('notes.count', { count })}</VisuallyHidden>
    </Count>
  );
}

import { Button } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuColumns3 } from 'react-icons/lu';
import type { GridLook } from './grid.ts';

const ColumnsDrawer = lazy(async () => ({
  default: (await import('./ColumnsDrawer.tsx')).ColumnsDrawer,
}));

/** Opens the column settings. Not shown on phones, where cards have no columns. */
export function ColumnsButton({ grid }: { grid: GridLook }) {
  const { t } = useTranslation('lists');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        hideBelow="md"
        onClick={() => setIsOpen(true)}
      >
        <LuColumns3 aria-hidden />
        {t('columns.open')}
      </Button>
      <Suspense>{isOpen && <ColumnsDrawer grid={grid} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}

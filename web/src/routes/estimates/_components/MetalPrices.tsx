import { chakra } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardBoundary } from '../../../ui/feedback/CardBoundary.tsx';
import { LinesSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import { type MetalPricesPage, MetalPriceTable } from './MetalPriceTable.tsx';

const Fold = chakra('details', {
  base: { '& > summary': { cursor: 'pointer', fontWeight: 'semibold', textStyle: 'md', borderRadius: 'l1' } },
});

/** Current metal prices, for staff who may see them. Fetched when expanded. */
export function MetalPrices({ page }: { page: MetalPricesPage }) {
  const { t } = useTranslation('estimates');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel>
      <Fold onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{t('metals.title')}</summary>
        {isOpen && (
          <CardBoundary>
            <Suspense fallback={<LinesSkeleton lines={6} />}>
              <MetalPriceTable page={page} />
            </Suspense>
          </CardBoundary>
        )}
      </Fold>
    </Panel>
  );
}

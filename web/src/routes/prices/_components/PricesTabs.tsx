import { useTranslation } from 'react-i18next';
import { links } from '../../../links.ts';
import { TabLinks } from '../../../ui/actions/TabLinks.tsx';

type PricesTabsProps = { current: 'tables' | 'market' | 'explain' | 'simulate' };

/** The pages about prices. */
export function PricesTabs({ current }: PricesTabsProps) {
  const { t } = useTranslation('prices');
  const tabs = [
    { key: 'tables' as const, to: links.prices() },
    { key: 'market' as const, to: links.market() },
    { key: 'explain' as const, to: links.explainPrice() },
    { key: 'simulate' as const, to: links.simulatePrices() },
  ];
  return (
    <TabLinks
      label={t('pages')}
      tabs={tabs.map(({ key, to }) => ({ to, label: t(`tabs.${key}`), isCurrent: key === current }))}
    />
  );
}

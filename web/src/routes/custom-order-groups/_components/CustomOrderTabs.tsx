import { useTranslation } from 'react-i18next';
import { TabLinks } from '../../../ui/actions/TabLinks.tsx';

type CustomOrderTabsProps = { current: 'groups' | 'templates' };

/** Tabs of the custom order pages. */
export function CustomOrderTabs({ current }: CustomOrderTabsProps) {
  const { t } = useTranslation('custom-order-groups');
  const tabs = [
    { key: 'groups' as const, to: '/backoffice/custom-order-groups' },
    { key: 'templates' as const, to: '/backoffice/custom-order-groups/templates' },
  ];
  return (
    <TabLinks
      label={t('pages')}
      tabs={tabs.map(({ key, to }) => ({ to, label: t(`tabs.${key}`), isCurrent: key === current }))}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { links } from '../../../links.ts';
import { TabLinks } from '../../../ui/actions/TabLinks.tsx';

type CustomOrderTabsProps = { current: 'groups' | 'templates' };

/** Tabs of the custom order pages. */
export function CustomOrderTabs({ current }: CustomOrderTabsProps) {
  const { t } = useTranslation('custom-order-groups');
  const tabs = [
    { key: 'groups' as const, to: links.customOrderGroups() },
    { key: 'templates' as const, to: links.customOrderTemplates() },
  ];
  return (
    <TabLinks
      label={t('pages')}
      tabs={tabs.map(({ key, to }) => ({ to, label: t(`tabs.${key}`), isCurrent: key === current }))}
    />
  );
}

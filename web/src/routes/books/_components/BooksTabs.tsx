import { useTranslation } from 'react-i18next';
import { links } from '../../../links.ts';
import { TabLinks } from '../../../ui/actions/TabLinks.tsx';

/** The pages about the books. */
export function BooksTabs({ current }: { current: 'books' | 'journal' | 'reconciliation' }) {
  const { t } = useTranslation('books');
  return (
    <TabLinks
      label={t('pages')}
      tabs={(['books', 'journal', 'reconciliation'] as const).map((key) => ({
        to: links[key](),
        label: t(`tabs.${key}`),
        isCurrent: key === current,
      }))}
    />
  );
}

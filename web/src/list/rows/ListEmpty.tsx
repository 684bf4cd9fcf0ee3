import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { List } from '../useList.ts';

type ListEmptyProps<View> = {
  list: List<View>;
  /** Words for it: nothing matches the filters, what helps then, and nothing there yet (by the tab where there are tabs). */
  text: (key: EmptyText<View>) => string;
  /** What brings the first one. */
  action?: ReactNode;
};

type EmptyText<View> = 'noMatch' | 'noMatchHint' | (View extends { readonly tab: infer Tab } ? Tab : 'none');

/** Nothing to show: nothing matches, or nothing is there yet. */
export function ListEmpty<View>({ list, text, action }: ListEmptyProps<View>) {
  const { t } = useTranslation();
  const { view } = list;
  if (!list.address.isNarrowed(view)) {
    const tab = typeof view === 'object' && view && 'tab' in view ? view.tab : 'none';
    return <EmptyState title={text(tab as EmptyText<View>)} action={action} />;
  }
  return (
    <EmptyState
      title={text('noMatch')}
      hint={text('noMatchHint')}
      action={
        <ButtonLink to={list.toUnfiltered} variant="outline" size="sm">
          {t('filters.clear')}
        </ButtonLink>
      }
    />
  );
}

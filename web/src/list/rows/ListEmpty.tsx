import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { List } from '../useList.ts';

type ListEmptyProps<View> = {
  list: List<View>;
  /** Texts for no matches, for what to do then, and for an empty list (by tab if there are tabs). */
  text: (key: EmptyText<View>) => string;
  /** Action that creates the first row. */
  action?: ReactNode;
};

type EmptyText<View> = 'noMatch' | 'noMatchHint' | (View extends { readonly tab: infer Tab } ? Tab : 'none');

/** Shown without rows: no matches, or an empty list. */
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

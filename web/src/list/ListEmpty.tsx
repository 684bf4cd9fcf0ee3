import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { List } from './useList.ts';

type ListEmptyProps<View> = {
  list: List<View>;
  /** When nothing matches the filters. */
  noMatch: string;
  noMatchHint: string;
  /** When there is nothing yet. */
  empty: string;
  emptyHint?: string;
  /** What brings the first one. */
  action?: ReactNode;
};

/** Nothing to show: nothing matches, or nothing is there yet. */
export function ListEmpty<View>(props: ListEmptyProps<View>) {
  const { list, noMatch, noMatchHint, empty, emptyHint, action } = props;
  const { t } = useTranslation();
  if (!list.address.isNarrowed(list.view))
    return <EmptyState title={empty} hint={emptyHint} action={action} />;
  return (
    <EmptyState
      title={noMatch}
      hint={noMatchHint}
      action={
        <ButtonLink to={list.toUnfiltered} variant="outline" size="sm">
          {t('filters.clear')}
        </ButtonLink>
      }
    />
  );
}

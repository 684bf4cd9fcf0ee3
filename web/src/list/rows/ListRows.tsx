import { chakra, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { requestFailure } from '../../lib/forms/mutation-failure.ts';
import { useOperationToasts } from '../../lib/forms/useOperationToasts.ts';
import { IsFormerView } from '../../lib/relay/FormerView.tsx';
import { useRememberedRows } from '../../lib/relay/remembered-rows.ts';
import { holdRefreshes } from '../../lib/relay/shown-queries.ts';
import { LoadMore } from '../../ui/actions/LoadMore.tsx';
import { ListUnreached } from '../ListUnreached.tsx';

/** Pagination, as `usePaginationFragment` returns it. */
export type MoreRows = {
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: (
    count: number,
    options?: { readonly onComplete?: (error: Error | null) => void },
  ) => unknown;
};

const Frame = chakra('div', {
  base: {
    transitionProperty: 'opacity',
    transitionDuration: 'fast',
    '&[aria-busy=true]': { opacity: 0.5 },
  },
});

type ListRowsProps = {
  /** Number of shown rows. */
  count: number;
  more: MoreRows;
  pageSize: number;
  /** The rows belong to an earlier view; others are loading. */
  isPending: boolean;
  /** Number of rows as text, below the rows and for screen readers. */
  total: string;
  /** Shown without rows. */
  empty: ReactNode;
  children: ReactNode;
};

/** The rows of a list in any layout, with their number and a button for more. */
export function ListRows({ count, more, pageSize, isPending, total, empty, children }: ListRowsProps) {
  const { isLoadingNext } = more;
  const { t } = useTranslation('shell');
  const { failed } = useOperationToasts();
  const isUnreached = useContext(IsFormerView);
  useRememberedRows(count);
  useEffect(() => (isLoadingNext ? holdRefreshes() : undefined), [isLoadingNext]);

  function handleLoad(): void {
    more.loadNext(pageSize, {
      onComplete: (error) => error && failed('loading', t('lists:tools.moreRows'), requestFailure(error)),
    });
  }

  // These rows belong to the previous view.
  if (isUnreached) return <ListUnreached />;
  return (
    <Frame aria-busy={isPending}>
      {count === 0 ? (
        empty
      ) : (
        <Stack gap="0">
          {children}
          <LoadMore hasNext={more.hasNext} isLoading={isLoadingNext} onLoad={handleLoad} />
          <Text textStyle="xs" color="fg.muted" textAlign="center" py={more.hasNext ? '0' : '4'}>
            {total}
          </Text>
        </Stack>
      )}
      <VisuallyHidden role="status">{isPending ? '' : total}</VisuallyHidden>
    </Frame>
  );
}

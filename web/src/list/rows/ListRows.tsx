import { chakra, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useContext, useEffect } from 'react';
import { IsFormerView } from '../../lib/relay/FormerView.tsx';
import { useRememberedRows } from '../../lib/relay/remembered-rows.ts';
import { holdRefreshes } from '../../lib/relay/shown-queries.ts';
import { LoadMore } from '../../ui/actions/LoadMore.tsx';
import { ListUnreached } from '../ListUnreached.tsx';

/** The rest of a list, as `usePaginationFragment` answers it. */
export type MoreRows = {
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: (count: number) => unknown;
};

const Frame = chakra('div', {
  base: {
    transitionProperty: 'opacity',
    transitionDuration: 'fast',
    '&[aria-busy=true]': { opacity: 0.5 },
  },
});

type ListRowsProps = {
  /** Rows that are shown. */
  count: number;
  more: MoreRows;
  pageSize: number;
  /** The rows are those of an earlier view: others are on their way. */
  isPending: boolean;
  /** How many there are, in words, below the rows and for screen readers. */
  total: string;
  /** In place of the rows when there is none. */
  empty: ReactNode;
  children: ReactNode;
};

/** Rows of a list in whatever shape, with what is below them: how many there are, and more on request. */
export function ListRows({ count, more, pageSize, isPending, total, empty, children }: ListRowsProps) {
  const { isLoadingNext } = more;
  const isUnreached = useContext(IsFormerView);
  useRememberedRows(count);
  useEffect(() => (isLoadingNext ? holdRefreshes() : undefined), [isLoadingNext]);
  // The rows are those of the view before.
  if (isUnreached) return <ListUnreached />;
  return (
    <Frame aria-busy={isPending}>
      {count === 0 ? (
        empty
      ) : (
        <Stack gap="0">
          {children}
          <LoadMore hasNext={more.hasNext} isLoading={isLoadingNext} onLoad={() => more.loadNext(pageSize)} />
          <Text textStyle="xs" color="fg.muted" textAlign="center" py={more.hasNext ? '0' : '4'}>
            {total}
          </Text>
        </Stack>
      )}
      <VisuallyHidden role="status">{isPending ? '' : total}</VisuallyHidden>
    </Frame>
  );
}

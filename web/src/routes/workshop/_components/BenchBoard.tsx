import { chakra } from '@chakra-ui/react';
import { useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useRefetchableFragment } from 'react-relay/hooks';
import type { BenchBoard_query$key } from './__generated__/BenchBoard_query.graphql.ts';
import type { BenchBoardRefetchQuery } from './__generated__/BenchBoardRefetchQuery.graphql.ts';
import { BenchColumn } from './BenchColumn.tsx';
import { type DraggedJob, DraggedJobContext } from './dragged-job.ts';
import { useMoveJob } from './useMoveJob.ts';

const fragment = graphql`
  fragment BenchBoard_query on Query @refetchable(queryName: "BenchBoardRefetchQuery") {
    benchBoard {
      stage {
        code
      }
      ...BenchColumn_column
    }
  }
`;

const Columns = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    overflowX: 'auto',
    pb: '3',
    scrollSnapType: { base: 'x proximity', md: 'none' },
  },
});

/** The columns of the board. Cards are moved by menu or by dragging. Counts and columns come from the server. */
export function BenchBoard({ query }: { query: BenchBoard_query$key }) {
  const { t } = useTranslation('bench');
  const [{ benchBoard }, refetch] = useRefetchableFragment<BenchBoardRefetchQuery, BenchBoard_query$key>(
    fragment,
    query,
  );
  const [, startTransition] = useTransition();
  const [job, setJob] = useState<DraggedJob | null>(null);
  const [move] = useMoveJob();

  const reload = () => startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }));

  async function handleDrop(to: { code: number; name: string }) {
    const dropped = job;
    setJob(null);
    if (dropped && (await move(dropped, to))) reload();
  }

  return (
    <DraggedJobContext value={{ job, setJob }}>
      <Columns aria-label={t('columns')} tabIndex={0}>
        {benchBoard.map((column) => (
          <BenchColumn
            key={column.stage?.code ?? 0}
            column={column}
            onDrop={(to) => void handleDrop(to)}
            onChanged={reload}
          />
        ))}
      </Columns>
    </DraggedJobContext>
  );
}

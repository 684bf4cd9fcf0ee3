import { Button, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuPrinter } from 'react-icons/lu';
import { graphql } from 'react-relay/hooks';
import { useErrorText } from '../../../../lib/forms/useErrorText.ts';
import { useDebouncedQuery } from '../../../../lib/relay/useDebouncedQuery.ts';
import { DialogButtons } from '../../../../ui/dialogs/DialogButtons.tsx';
import type { PreparedTravelersQuery } from './__generated__/PreparedTravelersQuery.graphql.ts';

const query = graphql`
  query PreparedTravelersQuery($key: ID!) {
    preparedDocument(key: $key) {
      status
      problem
      url
      pages
    }
  }
`;

/** Between two looks (ms). */
const LOOK_EVERY = 1_200;

type PreparedTravelersProps = {
  documentKey: string;
  /** How many jobs they are of. */
  count: number;
  /** Gets the reason in words. */
  onFailed: (problem: string) => void;
};

/** Looks until the travelers are ready, and links to them then. */
export function PreparedTravelers({ documentKey, count, onFailed }: PreparedTravelersProps) {
  const { t } = useTranslation('jobs');
  const { ofCode } = useErrorText('jobs');
  const [looks, setLooks] = useState(0);
  const { data, error, isPending } = useDebouncedQuery<PreparedTravelersQuery>(
    query,
    { key: documentKey },
    { pauseMs: LOOK_EVERY, attempt: looks },
  );
  const prepared = data?.preparedDocument;
  const failure = prepared === null ? 'NOT_FOUND' : prepared?.status === 'FAILED' ? prepared.problem : null;

  useEffect(() => {
    if (isPending) return;
    // An answer that did not come is asked for again.
    if (error || prepared?.status === 'WAITING') setLooks((before) => before + 1);
    else if (failure) onFailed(ofCode(failure));
  }, [isPending, error, prepared?.status, failure, onFailed, ofCode]);

  if (!prepared?.url) return <Text role="status">{t('bulk.printPreparing', { count })}</Text>;
  return (
    <>
      <Text role="status">{t('bulk.printReady', { count: prepared.pages ?? count })}</Text>
      <DialogButtons>
        <Button asChild>
          <a href={prepared.url} target="_blank" rel="noreferrer">
            <LuPrinter aria-hidden />
            {t('bulk.printOpen')}
          </a>
        </Button>
      </DialogButtons>
    </>
  );
}

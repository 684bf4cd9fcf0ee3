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

/** Polling interval (ms). */
const POLL_MS = 1_200;

type PreparedTravelersProps = {
  documentKey: string;
  /** Number of jobs. */
  count: number;
  /** Called with the error text. */
  onFailed: (problem: string) => void;
};

/** Polls until the travelers are ready, then links to them. */
export function PreparedTravelers({ documentKey, count, onFailed }: PreparedTravelersProps) {
  const { t } = useTranslation('jobs');
  const { ofCode } = useErrorText('jobs');
  const [looks, setLooks] = useState(0);
  const { data, error, isPending } = useDebouncedQuery<PreparedTravelersQuery>(
    query,
    { key: documentKey },
    { pauseMs: POLL_MS, attempt: looks },
  );
  const prepared = data?.preparedDocument;
  const failure = prepared === null ? 'NOT_FOUND' : prepared?.status === 'FAILED' ? prepared.problem : null;

  useEffect(() => {
    if (isPending) return;
    // A failed request is repeated.
    if (error || prepared?.status === 'WAITING') setLooks((before) => before + 1);
    else if (failure) onFailed(ofCode(failure));
  }, [isPending, error, prepared?.status, failure, onFailed, ofCode]);

  if (!prepared?.url) return <Text role="status">{t('job-bulk:printPreparing', { count })}</Text>;
  return (
    <>
      <Text role="status">{t('job-bulk:printReady', { count: prepared.pages ?? count })}</Text>
      <DialogButtons>
        <Button asChild>
          <a href={prepared.url} target="_blank" rel="noreferrer">
            <LuPrinter aria-hidden />
            {t('job-bulk:printOpen')}
          </a>
        </Button>
      </DialogButtons>
    </>
  );
}

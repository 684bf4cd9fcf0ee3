import { HStack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuEye } from 'react-icons/lu';
import { graphql } from 'react-relay/hooks';
import { useFormat } from '../lib/format/useFormat.ts';
import { useResultMutation } from '../lib/forms/useResultMutation.ts';
import { hasViewer } from '../lib/session/known-viewer.ts';
import type { PageVisitorsMutation } from './__generated__/PageVisitorsMutation.graphql.ts';

const mutation = graphql`
  mutation PageVisitorsMutation($input: VisitPageInput!) {
    result: visitPage(input: $input) {
      __typename
      ... on VisitPageSuccess {
        visitors {
          name
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Who goes on at once was not there (ms). */
const FIRST_MS = 1_000;
/** Between two signs that the page is open (ms). */
const AGAIN_MS = 15_000;

/** Who else has the page of this row open; nothing while nobody has. */
export function PageVisitors({ id }: { id: string }) {
  const { t } = useTranslation('orders');
  const { list } = useFormat();
  const [commit] = useResultMutation<PageVisitorsMutation>(mutation);
  const [names, setNames] = useState<readonly string[]>([]);

  useEffect(() => {
    let isHere = true;
    let isNoted = false;
    const visit = async () => {
      if (document.hidden || !hasViewer()) return;
      isNoted = true;
      const outcome = await commit({ input: { id } });
      // A failure says nothing about the others.
      if (isHere && outcome.ok) setNames(outcome.success.visitors.map(({ name }) => name));
    };
    const first = setTimeout(visit, FIRST_MS);
    const timer = setInterval(visit, AGAIN_MS);
    return () => {
      isHere = false;
      clearTimeout(first);
      clearInterval(timer);
      if (isNoted) void commit({ input: { id, isLeaving: true } });
    };
  }, [commit, id]);

  if (names.length === 0) return null;
  return (
    <HStack gap="1.5" color="fg.muted" role="status" _print={{ display: 'none' }}>
      <LuEye aria-hidden />
      <Text textStyle="sm">{t('visitors', { names: list(names), count: names.length })}</Text>
    </HStack>
  );
}

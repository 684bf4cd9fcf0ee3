import { chakra, HStack } from '@chakra-ui/react';
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

/** Users who leave earlier are not counted (ms). */
const FIRST_MS = 1_000;
/** Interval between signals that the page is open (ms). */
const AGAIN_MS = 15_000;

// On a phone only the icon is shown. Screen readers still read the text.
const Words = chakra('span', {
  base: { textStyle: 'sm', lineClamp: 1, srOnly: { base: true, md: false } },
});

/** Other users who have the page of this row open; nothing if there are none. */
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
      // After a failure, the list of other users stays.
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
  const text = t('visitors', { names: list(names), count: names.length });
  return (
    <HStack gap="1.5" minW="0" color="fg.muted" role="status" title={text} _print={{ display: 'none' }}>
      <LuEye aria-hidden />
      <Words>{text}</Words>
    </HStack>
  );
}

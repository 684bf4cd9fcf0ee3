import { Stack, Text } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useProblemText } from '../../../orders/problems/useProblemText.ts';
import type { WishProblems_item$key } from './__generated__/WishProblems_item.graphql.ts';

const fragment = graphql`
  fragment WishProblems_item on WishListItem {
    problems {
      code
      severity
      subject
      ...useProblemText_problem
    }
  }
`;

/** Problems that prevent ordering a piece. */
export function WishProblems({ item, currency }: { item: WishProblems_item$key; currency: string }) {
  const { problems } = useFragment(fragment, item);
  const textOf = useProblemText(currency);
  if (problems.length === 0) return null;
  return (
    <Stack gap="0.5" mt="2">
      {problems.map((problem) => (
        <Text
          key={`${problem.code} ${problem.subject}`}
          textStyle="sm"
          color={problem.severity === 'BLOCKING' ? 'fg.error' : 'fg.warning'}
        >
          {textOf(problem)}
        </Text>
      ))}
    </Stack>
  );
}

import { Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuCircleAlert, LuInfo, LuTriangleAlert } from 'react-icons/lu';
import { useCartErrorText } from '../../../cart/useCartErrorText.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { CART_EDIT } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { useProblemText } from '../../../orders/problems/useProblemText.ts';
import { toastError } from '../../../ui/feedback/toaster.ts';
import { Panel } from '../../../ui/layout/Panel.tsx';
import type { useCartProblemsMutation } from '../_lib/__generated__/useCartProblemsMutation.graphql.ts';
import { acceptPricesMutation, type CartProblem, useCartProblems } from '../_lib/useCartProblems.ts';
import { ProblemMend } from './ProblemMend.tsx';

const ICONS = { BLOCKING: LuCircleAlert, WARNING: LuTriangleAlert, INFO: LuInfo } as const;
const COLOURS = { BLOCKING: 'fg.error', WARNING: 'fg.warning', INFO: 'fg.muted' } as const;

const List = chakra('ul', {
  base: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '2' },
});

type CartProblemsProps = {
  /** A key that changes whenever a problem may appear or be resolved. */
  state: string;
  currency: string;
};

/** Problems that prevent or affect the order, most severe first, each with its fix. */
export function CartProblems({ state, currency }: CartProblemsProps) {
  const { t } = useTranslation('cart-extras');
  const can = useCan();
  const errorText = useCartErrorText();
  const { problems, items, refresh } = useCartProblems(state);
  const [accept, isAccepting] = useResultMutation<useCartProblemsMutation>(acceptPricesMutation);
  const hasPrices = problems.some(({ problem }) => problem.mend === 'ACCEPT_PRICE');
  if (problems.length === 0) return null;

  async function handleAccept() {
    const outcome = await accept({ input: {} });
    if (!outcome.ok) return toastError(errorText(outcome.failure));
    refresh();
  }

  return (
    <Panel aria-label={t('problems.title')}>
      <Stack gap="3">
        <Text as="h2" textStyle="md" fontWeight="semibold">
          {t('problems.title')}
        </Text>
        <List>
          {problems.map((found) => (
            <Problem
              key={`${found.cartItemId} ${found.problem.code} ${found.problem.subject}`}
              found={found}
              currency={currency}
              item={items.find(({ id }) => id === found.cartItemId)}
            />
          ))}
        </List>
        {hasPrices && can(CART_EDIT) && (
          <Button
            size="sm"
            variant="outline"
            alignSelf="flex-start"
            loading={isAccepting}
            onClick={() => void handleAccept()}
          >
            {t('problems.accept')}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}

type ProblemProps = {
  found: CartProblem;
  currency: string;
  item: ReturnType<typeof useCartProblems>['items'][number] | undefined;
};

function Problem({ found, currency, item }: ProblemProps) {
  const { t } = useTranslation('cart-extras');
  const textOf = useProblemText(currency);
  const { problem, name } = found;
  const severity = problem.severity in ICONS ? (problem.severity as keyof typeof ICONS) : 'INFO';
  const Icon = ICONS[severity];
  return (
    <HStack as="li" gap="3" align="start">
      <chakra.span
        color={COLOURS[severity]}
        mt="0.5"
        flexShrink="0"
        role="img"
        aria-label={t(`problems.${severity}`)}
      >
        <Icon aria-hidden />
      </chakra.span>
      <Text flex="1" minW="0">
        {name && <strong>{name}: </strong>}
        {textOf(problem)}
      </Text>
      <ProblemMend mend={problem.mend} item={item} />
    </HStack>
  );
}

import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import type { GuestAnswer_quote$key } from './__generated__/GuestAnswer_quote.graphql.ts';
import { type GuestAction, GuestAnswerDialog } from './GuestAnswerDialog.tsx';

const fragment = graphql`
  fragment GuestAnswer_quote on GuestQuote {
    allowedActions
    orderCode
    status {
      code
      name
    }
    ...GuestAnswerDialog_quote
  }
`;

/** States with their own text. */
const STATES = ['CONVERTED', 'CHANGES_REQUESTED', 'DECLINED', 'EXPIRED'];

type GuestAnswerProps = {
  quote: GuestAnswer_quote$key;
  access: string;
  lineKeys: number[];
  onReload: () => void;
};

/** Answers to the offer, or its result. */
export function GuestAnswer({ quote: key, access, lineKeys, onReload }: GuestAnswerProps) {
  const { t } = useTranslation('guest-quote');
  const quote = useFragment(fragment, key);
  const [action, setAction] = useState<GuestAction | null>(null);
  const { allowedActions, status, orderCode } = quote;
  if (allowedActions.length === 0) {
    const state = STATES.includes(status.code) ? status.code : status.code === 'SENT' ? 'EXPIRED' : 'other';
    return (
      <Notice tone={state === 'CONVERTED' ? 'success' : 'info'} isLive>
        {t(`state.${state}`, { code: orderCode, status: status.name })}
      </Notice>
    );
  }
  return (
    <>
      <Flex gap="3" wrap="wrap">
        {(['ACCEPT', 'COUNTER', 'DECLINE'] as const)
          .filter((each) => allowedActions.includes(each))
          .map((each) => (
            <Button
              key={each}
              size="lg"
              flex={{ base: '1 1 100%', sm: '0 0 auto' }}
              variant={each === 'ACCEPT' ? 'solid' : 'outline'}
              onClick={() => setAction(each)}
            >
              {t(`action.${each}`)}
            </Button>
          ))}
      </Flex>
      {action && (
        <GuestAnswerDialog
          quote={quote}
          action={action}
          access={access}
          lineKeys={lineKeys}
          onReload={onReload}
          onClose={() => setAction(null)}
        />
      )}
    </>
  );
}

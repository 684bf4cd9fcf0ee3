import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOperationToasts } from '../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../lib/forms/useResultMutation.ts';
import { useSignedInViewer } from '../../lib/session/useSignedInViewer.ts';
import { toastSuccess } from '../../ui/feedback/toaster.ts';
import type { WaitingPeople_for$key } from './__generated__/WaitingPeople_for.graphql.ts';
import type { WaitingPeopleMutation } from './__generated__/WaitingPeopleMutation.graphql.ts';

const fragment = graphql`
  fragment WaitingPeople_for on WaitingFor {
    act
    people
    canAsk
  }
`;

const mutation = graphql`
  mutation WaitingPeopleMutation($input: AskToActInput!) {
    result: askToAct(input: $input) {
      __typename
      ...mutationError_error @alias(as: "error")
    }
  }
`;

type WaitingPeopleProps = {
  waitingFor: WaitingPeople_for$key;
  subject: { readonly id: string; readonly number: string };
};

/** Users of the customer who can act. Other users can ask them with one click, or the manufacturer if there are none. */
export function WaitingPeople({ waitingFor: key, subject: { id, number } }: WaitingPeopleProps) {
  const { t } = useTranslation('waiting');
  const { isStaff } = useSignedInViewer();
  const { act, people, canAsk } = useFragment(fragment, key);
  const { failed } = useOperationToasts('waiting');
  const [commit, isAsking] = useResultMutation<WaitingPeopleMutation>(mutation);
  const [isAsked, setIsAsked] = useState(false);
  const [name = '', other] = people;
  const form = whoIsAsked(people.length);
  const isPair = people.length === 2;
  const several = isPair ? t('who.two', { name, other }) : t('who.many', { name, count: people.length - 1 });
  const named = { name, count: people.length };
  const nobody = isStaff ? 'nobody' : 'nobodyOfYours';

  async function handleAsk() {
    const outcome = await commit({ input: { id } });
    if (!outcome.ok) return failed('sending', number, outcome.failure);
    setIsAsked(true);
    toastSuccess(t(`done.${form}`, { ...named, number }));
  }

  return (
    <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
      <span>
        {form === 'manufacturer'
          ? t(`${nobody}.${act}`)
          : t(`can.${act}.${form}`, { who: form === 'one' ? name : several })}
      </span>
      {canAsk && (
        <Button
          size="xs"
          variant="outline"
          disabled={isAsked}
          loading={isAsking}
          _print={{ display: 'none' }}
          onClick={() => void handleAsk()}
        >
          {isAsked ? t('asked') : t(`ask.${isPair ? 'two' : form}`, named)}
        </Button>
      )}
    </Flex>
  );
}

/** Who is asked, by the number of people who can act. */
function whoIsAsked(people: number) {
  if (people === 0) return 'manufacturer';
  return people === 1 ? 'one' : 'many';
}

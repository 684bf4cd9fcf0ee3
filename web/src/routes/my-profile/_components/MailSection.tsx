import { Heading, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { OptionList } from '../../../ui/fields/OptionList.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import type { MailSection_viewer$key } from './__generated__/MailSection_viewer.graphql.ts';
import type { MailKind as Kind, MailSectionMutation } from './__generated__/MailSectionMutation.graphql.ts';

const fragment = graphql`
  fragment MailSection_viewer on Viewer {
    mailChoices {
      kind
      isWanted
    }
  }
`;

const mutation = graphql`
  mutation MailSectionMutation($input: SetMailChoiceInput!) {
    result: setMailChoice(input: $input) {
      __typename
      ... on SetMailChoiceSuccess {
        viewer {
          ...MailSection_viewer
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/** Which mails one gets; each is saved as it is ticked. */
export function MailSection({ viewer }: { viewer: MailSection_viewer$key }) {
  const { t } = useTranslation('my-profile');
  const { mailChoices } = useFragment(fragment, viewer);
  const toasts = useOperationToasts('my-profile');
  const [commit] = useResultMutation<MailSectionMutation>(mutation);

  async function toggle(kind: Kind) {
    const isWanted = !mailChoices.some((each) => each.kind === kind && each.isWanted);
    const name = t(`mails.kind.${kind}`);
    const outcome = await commit({ input: { kind, isWanted } });
    if (outcome.ok) toasts.saved(name);
    else toasts.failed('saving', name, outcome.failure);
  }

  return (
    <Panel aria-labelledby="mails-heading">
      <Stack gap="4">
        <Heading as="h2" id="mails-heading" textStyle="md">
          {t('mails.title')}
        </Heading>
        <OptionList
          legend={t('mails.text')}
          isMultiple
          options={mailChoices.map(({ kind }) => ({ value: kind, label: t(`mails.kind.${kind}`) }))}
          chosen={mailChoices.filter(({ isWanted }) => isWanted).map(({ kind }) => kind)}
          onChoose={(kind) => void toggle(kind)}
        />
      </Stack>
    </Panel>
  );
}

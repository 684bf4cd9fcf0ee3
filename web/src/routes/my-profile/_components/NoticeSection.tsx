import { Box, Heading, NativeSelect, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useOperationToasts } from '../../../lib/forms/useOperationToasts.ts';
import { useResultMutation } from '../../../lib/forms/useResultMutation.ts';
import { SelectBox } from '../../../ui/fields/SelectBox.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import type { NoticeSection_viewer$key } from './__generated__/NoticeSection_viewer.graphql.ts';
import type {
  MailChannel,
  NoticeSectionMutation,
  NoticeSectionMutation$variables,
} from './__generated__/NoticeSectionMutation.graphql.ts';

const fragment = graphql`
  fragment NoticeSection_viewer on Viewer {
    noticeChoices {
      event
      inInbox
      mail
    }
  }
`;

const mutation = graphql`
  mutation NoticeSectionMutation($input: SetNoticeChoiceInput!) {
    result: setNoticeChoice(input: $input) {
      __typename
      ... on SetNoticeChoiceSuccess {
        viewer {
          ...NoticeSection_viewer
        }
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

const CHANNELS: readonly MailChannel[] = ['AT_ONCE', 'DIGEST', 'NONE'];

/** Notification settings, for the inbox and by email. Each choice is saved immediately. */
export function NoticeSection({ viewer }: { viewer: NoticeSection_viewer$key }) {
  const { t } = useTranslation('my-profile');
  const { noticeChoices } = useFragment(fragment, viewer);
  const toasts = useOperationToasts('my-profile');
  const [commit] = useResultMutation<NoticeSectionMutation>(mutation);

  async function save(input: NoticeSectionMutation$variables['input']) {
    const name = t(`notices.event.${input.event}`);
    const outcome = await commit({ input });
    if (outcome.ok) toasts.saved(name);
    else toasts.failed('saving', name, outcome.failure);
  }

  return (
    <Panel aria-labelledby="notices-heading" id="notices">
      <Stack gap="4">
        <Heading as="h2" id="notices-heading" textStyle="md">
          {t('notices.title')}
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          {t('notices.text')}
        </Text>
        <Box as="table" w="full" textStyle="sm">
          <thead>
            <tr>
              <Box as="th" textAlign="start" fontWeight="medium" pb="2">
                {t('notices.column.event')}
              </Box>
              <Box as="th" fontWeight="medium" pb="2" px="2">
                {t('notices.column.inbox')}
              </Box>
              <Box as="th" textAlign="start" fontWeight="medium" pb="2">
                {t('notices.column.mail')}
              </Box>
            </tr>
          </thead>
          <tbody>
            {noticeChoices.map((choice) => {
              const name = t(`notices.event.${choice.event}`);
              return (
                <Box as="tr" key={choice.event} borderTopWidth="1px">
                  <Box as="td" py="2" pe="2">
                    {name}
                  </Box>
                  <Box as="td" px="2">
                    <Box display="flex" justifyContent="center">
                      <SelectBox
                        label={t('notices.inboxOf', { name })}
                        isChecked={choice.inInbox}
                        onChange={() => void save({ ...choice, inInbox: !choice.inInbox })}
                      />
                    </Box>
                  </Box>
                  <Box as="td" py="1" minW="32">
                    <NativeSelect.Root size="sm">
                      <NativeSelect.Field
                        aria-label={t('notices.mailOf', { name })}
                        value={choice.mail}
                        onChange={({ currentTarget }) => {
                          const mail = CHANNELS.find((channel) => channel === currentTarget.value);
                          if (mail) void save({ ...choice, mail });
                        }}
                      >
                        {CHANNELS.map((channel) => (
                          <option key={channel} value={channel}>
                            {t(`notices.mail.${channel}`)}
                          </option>
                        ))}
                      </NativeSelect.Field>
                      <NativeSelect.Indicator />
                    </NativeSelect.Root>
                  </Box>
                </Box>
              );
            })}
          </tbody>
        </Box>
      </Stack>
    </Panel>
  );
}

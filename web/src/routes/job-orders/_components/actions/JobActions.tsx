import { Box, Button, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuEllipsis, LuPrinter } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { type OfferedDocument, useDocumentEntries } from '../../../../documents/useDocumentEntries.ts';
import { useErrorText } from '../../../../lib/forms/useErrorText.ts';
import { JOB_ORDERS_PRINT } from '../../../../lib/session/permissions.ts';
import { useCan } from '../../../../lib/session/useCan.ts';
import { links } from '../../../../links.ts';
import { ActionMenu } from '../../../../ui/actions/ActionMenu.tsx';
import { ButtonLink } from '../../../../ui/actions/ButtonLink.tsx';
import { isImmediate, layOutActions, type OfferedAction } from '../../_lib/action-layout.ts';
import type { JobActions_job$key } from './__generated__/JobActions_job.graphql.ts';
import { useJobDialog } from './job-dialog.ts';
import { useEditEntries } from './useEditEntries.tsx';
import { useTakeStep } from './useTakeStep.ts';

const fragment = graphql`
  fragment JobActions_job on JobOrder {
    id
    number
    version
    orderGroup {
      code
    }
    allowedActions {
      action
      enabled
      missing
      takesReason
      reversible
    }
    ...useEditEntries_job
    # What the dialogs read comes along with the actions that open them: lists without ids are replaced as a whole.
    ...JobDialogs_job
  }
`;

/** Acts that end something. */
const DESTRUCTIVE = ['CANCEL', 'DECLINE', 'REMAKE'];

/** What may be done with the job now: next steps as buttons, the rest in a menu, what is refused with what it lacks. */
export function JobActions({ job: key }: { job: JobActions_job$key }) {
  const { t } = useTranslation('jobs');
  const { ofCode } = useErrorText('jobs');
  const job = useFragment(fragment, key);
  const { open } = useJobDialog();
  const [takeStep, isMoving] = useTakeStep(job);
  const edits = useEditEntries(job);
  const can = useCan();
  const ofWorkshop: OfferedDocument[] = [
    { kind: 'job-traveler', number: job.number },
    { kind: 'packing-slip', number: job.orderGroup.code },
  ];
  const documents = useDocumentEntries([
    ...(can(JOB_ORDERS_PRINT) ? ofWorkshop : []),
    { kind: 'order-confirmation', number: job.orderGroup.code },
  ]);
  const { buttons, menu, refused, later } = layOutActions(job.allowedActions);

  function choose(action: OfferedAction) {
    if (isImmediate(action)) void takeStep(action.action);
    else open({ name: action.action });
  }

  const refusal = (action: string, missing: string) =>
    t('refused', { action: t(`action.${action}`, { defaultValue: action }), reason: ofCode(missing) });

  const entries = [
    ...menu.map((action) => ({
      key: action.action,
      label: t(`action.${action.action}`, { defaultValue: action.action }),
      onSelect: () => choose(action),
      isDestructive: DESTRUCTIVE.includes(action.action),
    })),
    ...edits,
    ...documents,
    ...later.map(({ action, missing }) => ({
      key: action,
      label: refusal(action, missing),
      isDisabled: true,
    })),
  ];
  return (
    <Stack gap="2" mt="4">
      <Flex gap="2" wrap="wrap" align="center">
        {buttons.map((action, index) => (
          <Button
            key={action.action}
            size="sm"
            variant={index === 0 ? 'solid' : 'outline'}
            disabled={isMoving}
            onClick={() => choose(action)}
          >
            {t(`action.${action.action}`, { defaultValue: action.action })}
          </Button>
        ))}
        <ButtonLink
          to={links.jobSheet(job.number)}
          size="sm"
          variant={buttons.length > 0 ? 'ghost' : 'outline'}
        >
          <LuPrinter aria-hidden />
          <Box as="span" srOnly={{ base: true, sm: false }}>
            {t('sheet.open')}
          </Box>
        </ButtonLink>
        {entries.length > 0 && (
          <ActionMenu
            entries={entries}
            trigger={
              <IconButton size="sm" variant="outline" aria-label={t('common:moreActions')}>
                <LuEllipsis />
              </IconButton>
            }
          />
        )}
      </Flex>
      {refused.map(({ action, missing }) => (
        <Text key={action} textStyle="xs" color="fg.muted">
          {refusal(action, missing)}
        </Text>
      ))}
    </Stack>
  );
}

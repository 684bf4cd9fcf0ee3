import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LuPrinter } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { type OfferedDocument, useDocumentEntries } from '../../../../documents/useDocumentEntries.ts';
import { JOB_ORDERS_PRINT } from '../../../../lib/session/permissions.ts';
import { useCan } from '../../../../lib/session/useCan.ts';
import { links } from '../../../../links.ts';
import { ActionBar } from '../../../../orders/ActionBar.tsx';
import { ButtonLink } from '../../../../ui/actions/ButtonLink.tsx';
import { isImmediate, layOutActions, type OfferedAction } from '../../_lib/action-layout.ts';
import type { JobActions_job$key } from './__generated__/JobActions_job.graphql.ts';
import { useJobDialog } from './job-dialog.ts';
import { useEditEntries } from './useEditEntries.tsx';
import { useQuoteEntry } from './useQuoteEntry.ts';
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
    ...useQuoteEntry_job
    # What the dialogs read comes along with the actions that open them: lists without ids are replaced as a whole.
    ...JobDialogs_job
  }
`;

/** Destructive actions. */
const DESTRUCTIVE = ['CANCEL', 'DECLINE', 'REMAKE'];

/** Available actions of the job: steps, traveler sheet, and edits in the menu. */
export function JobActions({ job: key }: { job: JobActions_job$key }) {
  const { t } = useTranslation('jobs');
  const job = useFragment(fragment, key);
  const { open } = useJobDialog();
  const [takeStep, isMoving] = useTakeStep(job);
  const edits = useEditEntries(job);
  const quote = useQuoteEntry(job);
  const can = useCan();
  const ofWorkshop: OfferedDocument[] = [
    { kind: 'job-traveler', number: job.number },
    { kind: 'packing-slip', number: job.orderGroup.code },
  ];
  const documents = useDocumentEntries([
    ...(can(JOB_ORDERS_PRINT) ? ofWorkshop : []),
    { kind: 'order-confirmation', number: job.orderGroup.code },
  ]);
  const layout = layOutActions(job.allowedActions);

  function choose(action: OfferedAction) {
    if (isImmediate(action)) void takeStep(action.action);
    else open({ name: action.action });
  }

  return (
    <ActionBar
      layout={layout}
      namespace="jobs"
      destructive={DESTRUCTIVE}
      isBusy={isMoving}
      onChoose={choose}
      entries={[...edits, ...quote, ...documents]}
    >
      <ButtonLink
        to={links.jobSheet(job.number)}
        size="sm"
        variant={layout.buttons.length > 0 ? 'ghost' : 'outline'}
      >
        <LuPrinter aria-hidden />
        <Box as="span" srOnly={{ base: true, sm: false }}>
          {t('sheet.open')}
        </Box>
      </ButtonLink>
    </ActionBar>
  );
}

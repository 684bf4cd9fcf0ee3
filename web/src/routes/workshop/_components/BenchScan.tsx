import { Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { links } from '../../../links.ts';
import { PromiseMark } from '../../../orders/bench/PromiseMark.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { RowPicture } from '../../../ui/data/RowPicture.tsx';
import { StatusDot } from '../../../ui/data/StatusDot.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Breadcrumb } from '../../../ui/layout/Breadcrumb.tsx';
import { Panel } from '../../../ui/layout/Panel.tsx';
import type { BenchScan_job$key } from './__generated__/BenchScan_job.graphql.ts';
import { BenchMoveForm } from './BenchMoveForm.tsx';
import { MoveMenu } from './MoveMenu.tsx';

const fragment = graphql`
  fragment BenchScan_job on JobOrder {
    number
    title
    quantity
    imageUrl
    promisedOn
    isOnBench
    reworkReason
    status {
      name
      colour
    }
    stage {
      name
      isActive
    }
    benchMove {
      kind
    }
    ...PromiseMark_job
    ...BenchMoveForm_job
    ...MoveMenu_job
  }
`;

/** A job at the bench: piece, stage, and next step. */
export function BenchScan({ job: key }: { job: BenchScan_job$key }) {
  const { t } = useTranslation('bench');
  const { date } = useFormat();
  const job = useFragment(fragment, key);
  const { number, title, quantity, imageUrl, promisedOn, status, stage, benchMove, isOnBench } = job;
  return (
    <Panel>
      <Stack gap="5">
        <Stack gap="2">
          <Breadcrumb crumbs={[{ label: t('title'), to: links.workshop() }]} />
          <Flex gap="4" align="start">
            <RowPicture src={imageUrl} />
            <Stack gap="1" minW="0">
              <Heading as="h1" textStyle="xl">
                {number}
              </Heading>
              <Text>{title}</Text>
              <Text color="fg.muted" textStyle="sm">
                {t('scan.pieces', { count: quantity })}
              </Text>
            </Stack>
          </Flex>
          <HStack gap="4" wrap="wrap" textStyle="sm">
            <StatusDot {...status} />
            <PromiseMark job={job} />
            {promisedOn && <Text>{t('promisedOn', { date: date(promisedOn) })}</Text>}
          </HStack>
        </Stack>
        {job.reworkReason && (
          <Notice tone="warning" title={t('scan.rework')}>
            {job.reworkReason}
          </Notice>
        )}
        <Stack gap="1" role="status">
          <Text color="fg.muted" textStyle="sm">
            {t('scan.stage')}
          </Text>
          <Text textStyle="lg" fontWeight="medium">
            {stage?.name ?? t('scan.none')}
          </Text>
        </Stack>
        {benchMove ? (
          <BenchMoveForm key={`${stage?.name ?? ''}${benchMove.kind}`} job={job} />
        ) : (
          <Text color="fg.muted">{t(isOnBench && stage ? 'scan.done' : 'scan.notHere')}</Text>
        )}
        <HStack gap="2" wrap="wrap">
          <MoveMenu job={job} label={t('scan.other')} />
          <ButtonLink to={links.jobOrder(number)} variant="ghost">
            {t('scan.openJob')}
          </ButtonLink>
        </HStack>
      </Stack>
    </Panel>
  );
}

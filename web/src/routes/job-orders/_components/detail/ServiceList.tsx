import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../../lib/format/useFormat.ts';
import { Money } from '../../../../ui/data/Money.tsx';
import { PictureButton } from '../../../../ui/pictures/PictureButton.tsx';
import type { ServiceList_job$key } from './__generated__/ServiceList_job.graphql.ts';
import { ServiceChange } from './ServiceChange.tsx';

const fragment = graphql`
  fragment ServiceList_job on JobOrder {
    currency
    lineTotal
    services {
      id
      price
      revision
      status
      decidedAt
      change {
        ...ServiceChange_change
      }
      serviceType {
        code
        name
      }
      proof {
        url
        thumbnailUrl
        name
        width
        height
      }
    }
  }
`;

const List = chakra('ul', { base: { listStyle: 'none' } });
const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    py: '3',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    _first: { pt: '0' },
    _last: { borderBottomWidth: '0', pb: '0' },
  },
});

const State = chakra('span', {
  base: { textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted' },
  variants: {
    status: {
      PROPOSED: {},
      AWAITING_APPROVAL: { color: 'fg.gold' },
      APPROVED: { color: 'fg.success' },
      DECLINED: { color: 'fg.error' },
      DONE: { color: 'fg.success' },
    },
  },
});

const STATES = ['PROPOSED', 'AWAITING_APPROVAL', 'APPROVED', 'DECLINED', 'DONE'] as const;

/** Services of the job that may need approval: proof, price, and approval status. */
export function ServiceList({ job: key }: { job: ServiceList_job$key }) {
  const { t } = useTranslation('jobs');
  const { date } = useFormat();
  const job = useFragment(fragment, key);
  return (
    <List>
      {job.services.map((service) => {
        const { id, proof, serviceType, price, revision, status, decidedAt, change } = service;
        const state = STATES.find((each) => each === status) ?? 'PROPOSED';
        return (
          <Row key={id}>
            {proof && (
              <PictureButton
                picture={proof}
                alt={t('service.proof', { service: serviceType.name })}
                size="16"
              />
            )}
            <Stack gap="0.5" flex="1" minW="32">
              <Text fontWeight="medium">
                {serviceType.name}
                {revision > 1 && ` · ${t('service.revision', { revision })}`}
              </Text>
              <State status={state}>
                {t(`service.status.${state}`)}
                {decidedAt && ` · ${date(decidedAt)}`}
              </State>
            </Stack>
            <Flex align="center" gap="3">
              {job.lineTotal != null && (
                <Money amount={price} currency={job.currency} fallback={t('service.included')} />
              )}
            </Flex>
            {change && <ServiceChange change={change} currency={job.currency} />}
          </Row>
        );
      })}
    </List>
  );
}

import { chakra, Grid, Heading, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useSignedInViewer } from '../../../../lib/session/useSignedInViewer.ts';
import type { SheetChecks_job$key } from './__generated__/SheetChecks_job.graphql.ts';

const fragment = graphql`
  fragment SheetChecks_job on JobOrder {
    services {
      id
      revision
      status
      serviceType {
        name
      }
    }
    benchStages {
      code
      name
    }
  }
`;

const Check = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    _before: {
      content: '""',
      boxSize: '4',
      flexShrink: 0,
      borderWidth: '1.5px',
      borderColor: 'fg',
      borderRadius: 'l1',
    },
  },
});

/** Checkboxes for use on paper: services and, for staff, bench stages. */
export function SheetChecks({ job: key }: { job: SheetChecks_job$key }) {
  const { t } = useTranslation('jobs');
  const { services, benchStages } = useFragment(fragment, key);
  const { isStaff } = useSignedInViewer();
  const valid = services.filter(({ status }) => status !== 'DECLINED');
  return (
    <>
      {valid.length > 0 && (
        <Stack gap="3" breakInside="avoid">
          <Heading as="h2" textStyle="md">
            {t('service.title')}
          </Heading>
          <Grid
            as="ul"
            listStyleType="none"
            templateColumns={{ base: '1fr', sm: '1fr 1fr', _print: '1fr 1fr' }}
            gap="2"
          >
            {valid.map(({ id, revision, serviceType }) => (
              <Check key={id}>
                {serviceType.name}
                {revision > 1 && ` · ${t('service.revision', { revision })}`}
              </Check>
            ))}
          </Grid>
        </Stack>
      )}
      {isStaff && (
        <Stack gap="3" breakInside="avoid">
          <Heading as="h2" textStyle="md">
            {t('progress.bench')}
          </Heading>
          <Grid
            as="ul"
            listStyleType="none"
            templateColumns={{ base: '1fr 1fr', sm: 'repeat(4, 1fr)', _print: 'repeat(4, 1fr)' }}
            gap="2"
          >
            {benchStages.map(({ code, name }) => (
              <Check key={code}>{name}</Check>
            ))}
          </Grid>
        </Stack>
      )}
    </>
  );
}

import { chakra, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { DetailPanel } from '../../../../ui/layout/DetailPanel.tsx';
import type { JobItems_job$key } from './__generated__/JobItems_job.graphql.ts';
import { JobItem } from './JobItem.tsx';

const fragment = graphql`
  fragment JobItems_job on JobOrder {
    note
    items {
      id
      ...JobItem_item
      children {
        id
        ...JobItem_item
      }
    }
  }
`;

const Parts = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    mt: '5',
    ms: { base: '0', sm: '8' },
    ps: { base: '4', sm: '6' },
    borderStartWidth: '2px',
    borderColor: 'border',
  },
});

const Quote = chakra('blockquote', {
  base: { borderStartWidth: '3px', borderColor: 'border.gold', ps: '4', whiteSpace: 'pre-line' },
});

/** The ordered piece and its parts. */
export function JobItems({ job: key }: { job: JobItems_job$key }) {
  const { t } = useTranslation('jobs');
  const job = useFragment(fragment, key);
  return (
    <DetailPanel title={t('items.title')}>
      {job.items.map((item) => (
        <div key={item.id}>
          <JobItem item={item} isMain />
          {item.children.length > 0 && (
            <Parts aria-label={t('items.parts')}>
              {item.children.map((child) => (
                <li key={child.id}>
                  <JobItem item={child} />
                </li>
              ))}
            </Parts>
          )}
        </div>
      ))}
      {job.note && (
        <Stack gap="1">
          <Text textStyle="xs" color="fg.muted">
            {t('items.note')}
          </Text>
          <Quote>{job.note}</Quote>
        </Stack>
      )}
    </DetailPanel>
  );
}

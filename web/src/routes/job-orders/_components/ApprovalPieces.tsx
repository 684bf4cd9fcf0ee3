import { Box, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { PictureButton } from '../../../ui/pictures/PictureButton.tsx';
import type { ApprovalPieces_job$key } from './__generated__/ApprovalPieces_job.graphql.ts';
import { JobItem } from './detail/JobItem.tsx';

const fragment = graphql`
  fragment ApprovalPieces_job on JobOrder {
    items {
      id
      ...JobItem_item
      children {
        id
        ...JobItem_item
      }
    }
    services {
      id
      awaitsApproval
      revision
      serviceType {
        code
        name
      }
      proof {
        url
        thumbnailUrl
        width
        height
      }
    }
  }
`;

type ApprovalPiecesProps = {
  job: ApprovalPieces_job$key;
  /** Code of a service type; null: everything awaiting approval. */
  serviceType: string | null;
};

/** The subject of an approval: pictures, and the specification of the piece and its parts. */
export function ApprovalPieces({ job: key, serviceType }: ApprovalPiecesProps) {
  const { t } = useTranslation('jobs');
  const { items, services } = useFragment(fragment, key);
  const proofs = services.flatMap(({ id, awaitsApproval, revision, proof, serviceType: { code, name } }) =>
    proof && awaitsApproval && (serviceType === null || code === serviceType)
      ? [{ id, name, revision, proof }]
      : [],
  );
  return (
    <Stack gap="5" minW="0">
      {proofs.length > 0 && (
        <SimpleGrid columns={Math.min(proofs.length, 2)} gap="3">
          {proofs.map(({ id, name, revision, proof }) => (
            <Box key={id}>
              <PictureButton picture={proof} alt={t('service.proof', { service: name })} size="full" />
              <Text textStyle="xs" color="fg.muted" mt="1">
                {name}
                {revision > 1 && ` · ${t('service.revision', { revision })}`}
              </Text>
            </Box>
          ))}
        </SimpleGrid>
      )}
      {items
        .flatMap((item) => [item, ...item.children])
        .map((item) => (
          <JobItem key={item.id} item={item} />
        ))}
    </Stack>
  );
}

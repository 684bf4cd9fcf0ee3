import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { usSize } from '../../../configuration/us-size.ts';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { KeyValueList } from '../../../ui/data/KeyValueList.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { storedAttributes } from '../_lib/stored-attributes.ts';
import type { ConversionSummaryQuery } from './__generated__/ConversionSummaryQuery.graphql.ts';

const query = graphql`
  query ConversionSummaryQuery($number: String!, $page: EstimatePage!) {
    estimate(number: $number) {
      id
      title
      configuration {
        size
        attributes {
          attributeId
          optionId
          text
        }
        subItems {
          itemTypeId
        }
      }
    }
    estimateData(page: $page) {
      infoText
      attributes {
        databaseId
        name
        kind
        unit
        options {
          databaseId
          name
        }
      }
      jobTypeAttributes {
        attributeIds
      }
    }
  }
`;

type ConversionSummaryProps = { number: string; target: 'JOB' | 'QUOTE' };

/** Text of the conversion dialog for a job or quote, and the choices that are kept. */
export function ConversionSummary({ number, target }: ConversionSummaryProps) {
  const { t } = useTranslation('estimates');
  const { number: decimal } = useFormat();
  const heading = useId();
  const { estimate, estimateData } = useLazyLoadQuery<ConversionSummaryQuery>(query, {
    number,
    page: target,
  });
  if (!estimate || !estimateData) return null;
  const along = storedAttributes(estimateData, estimate);
  const values = along.flatMap(({ name, kind, unit, value }) => {
    if (value === null) return [];
    if (kind === 'SIZE')
      return [{ label: name, value: t('estimate-conversion:size', { size: usSize(value) }) }];
    return [{ label: name, value: kind === 'NUMBER' ? `${decimal(value)} ${unit ?? ''}` : value }];
  });
  const parts = estimate.configuration?.subItems.length ?? 0;
  return (
    <Stack gap="4">
      {estimateData.infoText && <Notice tone="info">{estimateData.infoText}</Notice>}
      {values.length > 0 && (
        <Box as="section" aria-labelledby={heading}>
          <Heading as="h3" id={heading} textStyle="label" mb="2">
            {t('estimate-conversion:along')}
          </Heading>
          <Text textStyle="sm" mb="2">
            {estimate.title}
          </Text>
          <KeyValueList entries={values} />
          {parts > 0 && (
            <Text textStyle="sm" mt="2">
              {t('estimate-conversion:partsAlong', { count: parts })}
            </Text>
          )}
        </Box>
      )}
      {values.length === 0 && along.length > 0 && (
        <Text>
          {t('estimate-conversion:alongDesign', { names: along.map(({ name }) => name).join(', ') })}
        </Text>
      )}
    </Stack>
  );
}

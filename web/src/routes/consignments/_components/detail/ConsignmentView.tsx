import { Stack } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useGrid_setting$key } from '../../../../list/grid/__generated__/useGrid_setting.graphql.ts';
import { CardBoundary } from '../../../../ui/feedback/CardBoundary.tsx';
import { DetailColumns } from '../../../../ui/layout/DetailColumns.tsx';
import type { ConsignmentView_consignment$key } from './__generated__/ConsignmentView_consignment.graphql.ts';
import { ConsignmentFacts } from './ConsignmentFacts.tsx';
import { ConsignmentHeader } from './ConsignmentHeader.tsx';
import { ConsignmentHistory } from './ConsignmentHistory.tsx';
import { ConsignmentInvoices } from './ConsignmentInvoices.tsx';
import { ConsignmentLines } from './ConsignmentLines.tsx';
import { ConsignmentSums } from './ConsignmentSums.tsx';

const ConsignmentDialogs = lazy(async () => ({
  default: (await import('../actions/ConsignmentDialogs.tsx')).ConsignmentDialogs,
}));

const fragment = graphql`
  fragment ConsignmentView_consignment on Consignment @no_inline {
    ...ConsignmentHeader_consignment
    ...ConsignmentLines_consignment
    ...ConsignmentSums_consignment
    ...ConsignmentInvoices_consignment
    ...ConsignmentFacts_consignment
    ...ConsignmentHistory_consignment
    ...ConsignmentDialogs_consignment
  }
`;

type ConsignmentViewProps = {
  consignment: ConsignmentView_consignment$key;
  /** The user’s column settings of the pieces. */
  setting: useGrid_setting$key;
  /** Query string of the list that linked here. */
  listSearch: string;
  neighbours: ReactNode;
};

/** Detail view of a consignment: header, pieces and history on the left, sums and facts on the right. */
export function ConsignmentView(props: ConsignmentViewProps) {
  const { consignment: key, setting, listSearch, neighbours } = props;
  const consignment = useFragment(fragment, key);
  const { t } = useTranslation('consignments');
  const [action, setAction] = useState<string | null>(null);
  return (
    <Stack gap="5">
      <CardBoundary>
        <ConsignmentHeader
          consignment={consignment}
          listSearch={listSearch}
          neighbours={neighbours}
          onChoose={setAction}
        />
      </CardBoundary>
      <DetailColumns from="xl">
        <Stack gap="5">
          <CardBoundary text={t('failed.items')}>
            <ConsignmentLines consignment={consignment} setting={setting} />
          </CardBoundary>
          <CardBoundary>
            <ConsignmentHistory consignment={consignment} />
          </CardBoundary>
        </Stack>
        <Stack gap="5">
          <CardBoundary>
            <ConsignmentSums consignment={consignment} />
          </CardBoundary>
          <CardBoundary>
            <ConsignmentInvoices consignment={consignment} />
          </CardBoundary>
          <CardBoundary>
            <ConsignmentFacts consignment={consignment} />
          </CardBoundary>
        </Stack>
      </DetailColumns>
      {action && (
        <Suspense>
          <ConsignmentDialogs consignment={consignment} action={action} onClose={() => setAction(null)} />
        </Suspense>
      )}
    </Stack>
  );
}

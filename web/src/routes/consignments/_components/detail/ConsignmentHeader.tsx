import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LuPrinter } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { documentAddress } from '../../../../documents/document-address.ts';
import { useOpenDocument } from '../../../../documents/useOpenDocument.ts';
import { useLocale } from '../../../../lib/i18n/useLocale.ts';
import { CONSIGNMENTS_PRINT } from '../../../../lib/session/permissions.ts';
import { useCan } from '../../../../lib/session/useCan.ts';
import { links } from '../../../../links.ts';
import { ActionBar } from '../../../../orders/ActionBar.tsx';
import { layOutActions } from '../../../../orders/action-layout.ts';
import { Money } from '../../../../ui/data/Money.tsx';
import { StatusDot } from '../../../../ui/data/StatusDot.tsx';
import { DetailHeader } from '../../../../ui/layout/DetailHeader.tsx';
import { DueMark } from '../DueMark.tsx';
import type { ConsignmentHeader_consignment$key } from './__generated__/ConsignmentHeader_consignment.graphql.ts';

const fragment = graphql`
  fragment ConsignmentHeader_consignment on Consignment {
    number
    currency
    dueOn
    memoValue
    outValue
    allowedActions
    status {
      name
      colour
    }
    customer {
      name
    }
    contact {
      fullName
    }
    ...DueMark_consignment
  }
`;

/** Next steps, with the primary one first. */
const FORWARD = ['SEND', 'RECEIVE_RETURN', 'INVOICE', 'REPORT_SOLD', 'REQUEST_RETURN'];

type ConsignmentHeaderProps = {
  consignment: ConsignmentHeader_consignment$key;
  listSearch: string;
  neighbours: ReactNode;
  onChoose: (action: string) => void;
};

/** Header: number, status, due date, value of the pieces, and available actions. */
export function ConsignmentHeader({ consignment: key, onChoose, ...header }: ConsignmentHeaderProps) {
  const { t } = useTranslation('consignments');
  const can = useCan();
  const consignment = useFragment(fragment, key);
  const { number, currency, status, customer, contact, dueOn, memoValue, outValue } = consignment;
  const actions = consignment.allowedActions.map((action) => ({ action, enabled: true, missing: null }));
  return (
    <DetailHeader
      crumbs={[{ label: t('tracking') }, { label: t('title'), to: links.consignments() + header.listSearch }]}
      neighbours={header.neighbours}
      number={number}
      state={<StatusDot name={status.name} colour={status.colour} />}
      lines={[[customer.name, contact?.fullName].filter(Boolean).join(' · ')]}
      facts={[
        dueOn && { label: t('column.due'), value: <DueMark consignment={consignment} /> },
        memoValue != null && {
          label: t('column.value'),
          value: <Money amount={memoValue} currency={currency} />,
        },
        outValue != null && {
          label: t('column.out'),
          value: <Money amount={outValue} currency={currency} />,
        },
      ]}
    >
      <ActionBar
        layout={layOutActions(actions, { forward: FORWARD })}
        namespace="consignments"
        destructive={['REPORT_LOST']}
        isBusy={false}
        onChoose={({ action }) => onChoose(action)}
      >
        {can(CONSIGNMENTS_PRINT) && <PrintButton number={number} />}
      </ActionBar>
    </DetailHeader>
  );
}

/** Opens the packing slip in a new window. */
function PrintButton({ number }: { number: string }) {
  const { t } = useTranslation('documents');
  const language = useLocale();
  const { open, isPreparing } = useOpenDocument();
  return (
    <Button
      size="sm"
      variant="outline"
      disabled={isPreparing}
      onClick={() => void open(documentAddress('consignment-slip', number, language))}
    >
      <LuPrinter aria-hidden />
      {t('print.consignment-slip')}
    </Button>
  );
}

import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuPrinter } from 'react-icons/lu';
import { graphql, useFragment } from 'react-relay/hooks';
import { documentAddress } from '../../../documents/document-address.ts';
import { DocumentMails } from '../../../documents/mailing/DocumentMails.tsx';
import { useOpenDocument } from '../../../documents/useOpenDocument.ts';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { useLocale } from '../../../lib/i18n/useLocale.ts';
import { CUSTOMER_CREDITS_PRINT } from '../../../lib/session/permissions.ts';
import { useCan } from '../../../lib/session/useCan.ts';
import { links } from '../../../links.ts';
import { AppLink } from '../../../ui/actions/AppLink.tsx';
import { Money } from '../../../ui/data/Money.tsx';
import { StatusDot } from '../../../ui/data/StatusDot.tsx';
import { CardBoundary } from '../../../ui/feedback/CardBoundary.tsx';
import { DetailHeader } from '../../../ui/layout/DetailHeader.tsx';
import { CREDIT_ACTIONS, type CreditAction } from '../_lib/credit-data.ts';
import type { CreditView_credit$key } from './__generated__/CreditView_credit.graphql.ts';
import { CreditEntries } from './CreditEntries.tsx';

const CreditDialogs = lazy(async () => ({ default: (await import('./CreditDialogs.tsx')).CreditDialogs }));

const fragment = graphql`
  fragment CreditView_credit on CustomerCredit @no_inline {
    id
    number
    version
    kind
    reason
    invoiceNumber
    issuedOn
    currency
    amount
    applied
    refunded
    balance
    available
    isVoided
    allowedActions
    customer {
      databaseId
      name
    }
    user {
      fullName
    }
    entries {
      id
      kind
      amount
      currency
      isReversal
      reason
      method
      reference
      invoiceNumber
      bookedOn
      user {
        fullName
      }
    }
  }
`;

type CreditViewProps = {
  credit: CreditView_credit$key;
  /** Query string of the list that linked here. */
  listSearch: string;
  neighbours: ReactNode;
};

/** Detail view of a credit: header with remaining amount and actions, and history. */
export function CreditView({ credit: key, listSearch, neighbours }: CreditViewProps) {
  const { t } = useTranslation('customer-credits');
  const { date } = useFormat();
  const can = useCan();
  const credit = useFragment(fragment, key);
  const [dialog, setDialog] = useState<CreditAction | null>(null);
  const { number, invoiceNumber, currency, isVoided, available, allowedActions } = credit;
  const isUsedUp = Number(available) === 0;
  const state = isVoided ? 'voided' : isUsedUp ? 'usedUp' : 'open';
  return (
    <Stack gap="5">
      <DetailHeader
        crumbs={[{ label: t('money') }, { label: t('title'), to: links.customerCredits() + listSearch }]}
        neighbours={neighbours}
        number={number}
        state={<StatusDot name={t(state)} colour={state === 'open' ? 'green' : 'grey'} />}
        lines={[[t(`kind.${credit.kind}`), credit.customer.name, date(credit.issuedOn)].join(' · ')]}
        facts={(['amount', 'applied', 'balance', 'refunded', 'available'] as const).map((name) => ({
          label: t(`column.${name}`),
          value: <Money amount={credit[name]} currency={currency} />,
        }))}
      >
        <Text mt="4">
          {credit.reason}
          {invoiceNumber && (
            <>
              {' · '}
              <AppLink to={links.invoice(invoiceNumber)}>{invoiceNumber}</AppLink>
            </>
          )}
        </Text>
        <HStack gap="2" wrap="wrap" mt="4" _print={{ display: 'none' }}>
          {CREDIT_ACTIONS.filter((action) => allowedActions.includes(action)).map((action, index) => (
            <Button
              key={action}
              size="sm"
              variant={index === 0 ? 'solid' : 'outline'}
              onClick={() => setDialog(action)}
            >
              {t(`action.${action}`)}
            </Button>
          ))}
          <PrintButton number={number} />
        </HStack>
      </DetailHeader>
      <CardBoundary>
        <CreditEntries credit={credit} />
      </CardBoundary>
      <DocumentMails kind="CREDIT_MEMO" number={number} mayPrint={can(CUSTOMER_CREDITS_PRINT)} />
      {dialog && (
        <Suspense>
          <CreditDialogs credit={credit} action={dialog} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </Stack>
  );
}

/** Opens the credit memo in a new window. */
function PrintButton({ number }: { number: string }) {
  const { t } = useTranslation('documents');
  const language = useLocale();
  const can = useCan();
  const { open, isPreparing } = useOpenDocument();
  if (!can(CUSTOMER_CREDITS_PRINT)) return null;
  return (
    <Button
      size="sm"
      variant="outline"
      disabled={isPreparing}
      onClick={() => void open(documentAddress('credit-memo', number, language))}
    >
      <LuPrinter aria-hidden />
      {t('print.credit-memo')}
    </Button>
  );
}

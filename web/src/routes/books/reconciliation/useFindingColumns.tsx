import { Button, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormat } from '../../../lib/format/useFormat.ts';
import { links } from '../../../links.ts';
import type { ListColumns } from '../../../list/column.ts';
import { AppLink } from '../../../ui/actions/AppLink.tsx';
import { CellLines } from '../../../ui/data/CellLines.tsx';
import { DateText } from '../../../ui/data/DateText.tsx';
import { StatusDot } from '../../../ui/data/StatusDot.tsx';
import type {
  useFindingColumns_findings$data,
  useFindingColumns_findings$key,
} from './__generated__/useFindingColumns_findings.graphql.ts';
import type { FindingView } from './finding-list.ts';

const fragment = graphql`
  fragment useFindingColumns_findings on ReconciliationFinding @relay(plural: true) {
    id
    kind
    gateway
    state
    reference
    happenedAt
    createdAt
    ourAmount
    ourCurrency
    ourState
    theirAmount
    theirCurrency
    theirState
    reason
    resolvedBy {
      fullName
    }
    allowedActions
    charge {
      customer {
        name
      }
      payments {
        id
        number
      }
    }
  }
`;

/** A row of the list of differences. */
export type FindingRow = useFindingColumns_findings$data[number];

/** Reads the column data of differences. */
export function useFindingRows(findings: useFindingColumns_findings$key) {
  return useFragment(fragment, findings);
}

const InCard = chakra('span', { base: { display: 'block' } });

/** Columns of differences: both values, subject, and resolution. */
export function useFindingColumns(
  nameOf: (finding: FindingRow) => string,
  onResolve: (finding: FindingRow) => void,
): ListColumns<FindingRow, FindingView['sort']> {
  const { t } = useTranslation('reconciliation');
  const sideText = useSideText();
  const ours = ({ kind, ourAmount, ourCurrency, ourState }: FindingRow) =>
    sideText(kind, ourAmount, ourCurrency, ourState);
  const theirs = ({ kind, theirAmount, theirCurrency, theirState }: FindingRow) =>
    sideText(kind, theirAmount, theirCurrency, theirState);
  const payments = ({ charge }: FindingRow) =>
    charge?.payments.map(({ id, number }) => (
      <AppLink key={id} to={links.payment(number)} whiteSpace="nowrap">
        {number}
      </AppLink>
    ));
  return [
    {
      key: 'kind',
      area: 'title',
      isFixed: true,
      isName: true,
      cell: (finding) => (
        <CellLines
          detail={[t(`gateway.${finding.gateway}`), finding.charge?.customer.name]}
          inCard={
            <span>
              <InCard>{t('said.ours', { said: ours(finding) })}</InCard>
              <InCard>{t('said.theirs', { said: theirs(finding) })}</InCard>
              <InCard>{payments(finding)}</InCard>
            </span>
          }
        >
          {t(`kind.${finding.kind}`)}
        </CellLines>
      ),
    },
    { key: 'day', area: 'meta', sort: '-day', cell: ({ happenedAt }) => <DateText value={happenedAt} /> },
    { key: 'ours', area: 'table', cell: ours },
    { key: 'theirs', area: 'table', cell: theirs },
    { key: 'payment', area: 'table', cell: payments },
    {
      key: 'state',
      area: 'status',
      cell: (finding) => (
        <CellLines detail={[outcomeOf(finding, t)]}>
          <StatusDot
            name={t(`state.${finding.state}`)}
            colour={finding.state === 'OPEN' ? 'orange' : 'green'}
          />
        </CellLines>
      ),
    },
    { key: 'reference', area: 'wide', cell: ({ reference }) => reference },
    { key: 'found', area: 'wide', sort: '-found', cell: ({ createdAt }) => <DateText value={createdAt} /> },
    {
      key: 'actions',
      area: 'amount',
      isHeaderHidden: true,
      hasNoText: true,
      cell: (finding) =>
        finding.allowedActions.includes('RESOLVE') && (
          <Button
            size="xs"
            variant="outline"
            aria-label={t('resolve.of', { name: nameOf(finding) })}
            onClick={() => onResolve(finding)}
          >
            {t('resolve.open')}
          </Button>
        ),
    },
  ];
}

/** Resolution of a difference as text. */
function outcomeOf(
  { state, resolvedBy, reason }: FindingRow,
  t: (key: string, values?: Record<string, string | null | undefined>) => string,
): string | null {
  if (state === 'OPEN') return null;
  return resolvedBy ? t('resolvedBy', { name: resolvedBy.fullName, reason }) : t('gone');
}

/** Formats one side of a difference: amount and payment state. */
function useSideText() {
  const { t } = useTranslation('reconciliation');
  const { money } = useFormat();
  return (
    kind: FindingRow['kind'],
    amount: string | null | undefined,
    currency: string | null | undefined,
    state: string | null | undefined,
  ) =>
    amount != null && currency != null
      ? `${money(amount, currency)}, ${t(`said.${kind === 'REFUND_DIFFERS' ? 'REFUNDED' : state}`)}`
      : t('said.nothing');
}

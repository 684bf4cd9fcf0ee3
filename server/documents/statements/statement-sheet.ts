import { dayIn, type Locale, moneyIn } from '../../lib/locale-formats.ts';
import { decimal, type Money } from '../../lib/money.ts';
import type { DocumentStatementFieldsFragment } from '../gql/graphql.ts';
import type { SheetTools } from '../kit/document.ts';
import { printedToday } from '../kit/stamp.ts';
import type { Part, Row, Sheet } from '../layout/document-content.ts';
import { addressLines } from '../orders/address-lines.ts';
import { ORDER_WORDS } from '../orders/order-words.ts';
import { STATEMENT_WORDS } from './statement-words.ts';

type Statement = DocumentStatementFieldsFragment;
type Movement = Statement['movements'][number];

/** An account statement: the movements of the period, and the balance today by ageing. */
export function statementSheet(statement: Statement, { language, dayOf }: SheetTools): Sheet {
  const words = STATEMENT_WORDS[language];
  const { balance, closingBalance, openingBalance } = statement;
  const money = (amount: string) => moneyIn(amount, balance.currency, language);
  const today = printedToday({ dayOf });
  const isInFavour = decimal(closingBalance).isNegative();
  const span = words.span(dayIn(statement.from, language), dayIn(statement.to, language));
  return {
    title: words.title,
    number: balance.accountNumber,
    highlight: isInFavour
      ? { label: words.inFavour, value: money(decimal(closingBalance).abs().toFixed(2)) }
      : { label: words.due, value: money(closingBalance) },
    code: null,
    parts: [
      {
        kind: 'facts',
        title: null,
        columns: 2,
        facts: [
          { label: words.customer, value: `${balance.customerName} (${balance.accountNumber})` },
          { label: words.period, value: span },
          { label: words.opening, value: money(openingBalance) },
          { label: words.closing, value: money(closingBalance) },
        ],
      },
      ...addressPart(statement, language),
      movementsPart(statement, language),
      ageingPart(statement, language, today),
      { kind: 'totals', rows: netRows(statement, language, today) },
    ],
  };
}

function addressPart({ billingAddress }: Statement, language: Locale): Part[] {
  if (!billingAddress) return [];
  const lines = addressLines(billingAddress);
  return [{ kind: 'addresses', addresses: [{ label: ORDER_WORDS[language].billTo, lines }] }];
}

/** The balance today: open invoices less prepayments and credits; without it for viewers who do not see these. */
function netRows({ balance }: Statement, language: Locale, today: string) {
  const words = STATEMENT_WORDS[language];
  const { openBalance, prepayments, availableCredits, currency } = balance;
  const row = (label: string, amount: Money) => ({
    label,
    value: moneyIn(amount.toFixed(2), currency, language),
  });
  const open = decimal(openBalance);
  const less = [
    [words.prepayments, prepayments],
    [words.credits, availableCredits],
  ] as const;
  const rows = [
    row(words.open, open),
    ...less.flatMap(([label, amount]) => (amount == null ? [] : [row(label, decimal(amount).negated())])),
  ];
  if (prepayments == null || availableCredits == null) return rows;
  const net = open.minus(prepayments).minus(availableCredits);
  return [...rows, { ...row(words.net(today), net), isGrand: true }];
}

function movementsPart({ movements, balance }: Statement, language: Locale): Part {
  const words = STATEMENT_WORDS[language];
  if (movements.length === 0) return { kind: 'text', title: words.movements, paragraphs: [words.nothing] };
  const money = (amount: string) => moneyIn(amount, balance.currency, language);
  return {
    kind: 'table',
    title: words.movements,
    columns: [
      { title: words.day, width: 'auto' },
      { title: words.what, width: 1 },
      { title: words.change, width: 'auto', isFigure: true },
      { title: words.balance, width: 'auto', isFigure: true },
    ],
    rows: movements.map((movement): Row => {
      const { bookedOn, change, reference, reason } = movement;
      return {
        cells: [
          dayIn(bookedOn, language),
          whatOf(movement, language),
          money(change),
          money(movement.balance),
        ],
        details: [[reference, reason].filter(Boolean).join(' · ')].filter(Boolean),
      };
    }),
  };
}

function whatOf({ kind, number, isReversal, isChargeback }: Movement, language: Locale): string {
  const words = STATEMENT_WORDS[language];
  const what = `${isChargeback ? words.chargeback : words.kinds[kind]} ${number}`;
  return isReversal ? words.takenBack(what) : what;
}

function ageingPart({ balance }: Statement, language: Locale, today: string): Part {
  const words = STATEMENT_WORDS[language];
  return {
    kind: 'table',
    title: words.ageing(today),
    columns: balance.ageing.map(({ bucket }) => ({
      title: words.buckets[bucket],
      width: 1,
      isFigure: true,
    })),
    rows: [{ cells: balance.ageing.map(({ amount }) => moneyIn(amount, balance.currency, language)) }],
  };
}

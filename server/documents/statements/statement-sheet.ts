import { dayIn, type Locale, moneyIn } from '../../lib/locale-formats.ts';
import type { DocumentStatementFieldsFragment } from '../gql/graphql.ts';
import type { SheetTools } from '../kit/document.ts';
import type { Part, Row, Sheet } from '../layout/document-content.ts';
import { STATEMENT_WORDS } from './statement-words.ts';

type Statement = DocumentStatementFieldsFragment;
type Movement = Statement['movements'][number];

/** An account statement: the movements of the period, and the balance today by ageing. */
export function statementSheet(statement: Statement, { language }: SheetTools): Sheet {
  const words = STATEMENT_WORDS[language];
  const { balance, closingBalance, openingBalance } = statement;
  const money = (amount: string) => moneyIn(amount, balance.currency, language);
  const span = words.span(dayIn(statement.from, language), dayIn(statement.to, language));
  return {
    title: words.title,
    number: balance.accountNumber,
    highlight: { label: words.due, value: money(closingBalance) },
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
      movementsPart(statement, language),
      ageingPart(statement, language),
      {
        kind: 'totals',
        rows: [
          { label: words.open, value: money(balance.openBalance), isGrand: true },
          ...leftOver(words.prepayments, balance.prepayments, money),
          ...leftOver(words.credits, balance.availableCredits, money),
        ],
      },
    ],
  };
}

function leftOver(label: string, amount: string | null | undefined, money: (amount: string) => string) {
  return amount == null ? [] : [{ label, value: money(amount) }];
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

function whatOf({ kind, number, isReversal }: Movement, language: Locale): string {
  const words = STATEMENT_WORDS[language];
  const what = `${words.kinds[kind]} ${number}`;
  return isReversal ? words.takenBack(what) : what;
}

function ageingPart({ balance }: Statement, language: Locale): Part {
  const words = STATEMENT_WORDS[language];
  return {
    kind: 'table',
    title: words.ageing,
    columns: balance.ageing.map(({ bucket }) => ({
      title: words.buckets[bucket],
      width: 1,
      isFigure: true,
    })),
    rows: [{ cells: balance.ageing.map(({ amount }) => moneyIn(amount, balance.currency, language)) }],
  };
}

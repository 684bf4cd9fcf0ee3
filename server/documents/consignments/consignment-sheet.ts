import { dayIn, moneyIn } from '../../lib/locale-formats.ts';
import { decimal, moneyText } from '../../lib/money.ts';
import type { DocumentConsignmentSlipQuery } from '../gql/graphql.ts';
import type { SheetTools } from '../kit/document.ts';
import { knownFacts } from '../kit/fact-lists.ts';
import { stampOfToday } from '../kit/stamp.ts';
import type { Part, Row, Sheet } from '../layout/document-content.ts';
import { addressLines } from '../orders/address-lines.ts';
import { ORDER_WORDS } from '../orders/order-words.ts';
import { CONSIGNMENT_WORDS } from './consignment-words.ts';

type Consignment = NonNullable<DocumentConsignmentSlipQuery['consignment']>;
type Line = Consignment['lines'][number];

/**
 * The packing slip of a consignment: its terms, the pieces sent and the pieces to follow, as packed. Unpacked pieces
 * are left out.
 */
export function consignmentSheet(consignment: Consignment, tools: SheetTools): Sheet {
  const { language, dayOf } = tools;
  const { customer, contact, issuedOn, dueOn, note } = consignment;
  const words = CONSIGNMENT_WORDS[language];
  const { slip, ...orderWords } = ORDER_WORDS[language];
  const isSent = issuedOn !== null;
  const [sent, packed] = [
    consignment.lines.filter(({ sentOn }) => sentOn !== null),
    consignment.lines.filter(({ state }) => state === 'PACKED'),
  ];
  const due = dueOn === null ? null : { label: words.due, value: dayIn(dueOn, language) };
  const isClosed = consignment.status.code === 'CLOSED';
  const stamp = isClosed ? consignment.status.name : consignment.isOverdue ? words.overdue : null;
  return {
    title: words.title,
    number: consignment.number,
    highlight: stamp === null ? due : stampOfToday(stamp, tools),
    code: null,
    parts: [
      {
        kind: 'addresses',
        addresses: [{ label: orderWords.shipTo, lines: addressLines(consignment.shippingAddress) }],
      },
      {
        kind: 'facts',
        title: null,
        columns: 3,
        facts: knownFacts([
          [orderWords.customer, `${customer.name} (${customer.accountNumber})`],
          [words.contact, contact && `${contact.firstName} ${contact.lastName}`],
          [words.packed, dayOf(consignment.createdAt)],
          [words.sent, issuedOn && dayIn(issuedOn, language)],
          [words.term, words.days(consignment.termDays)],
          [words.due, stamp && due?.value],
          [orderWords.notes, note],
        ]),
      },
      ...piecesPart(words.pieces, isSent ? sent : packed, { consignment, tools }),
      ...piecesPart(words.toFollow, isSent ? packed : [], { consignment, tools }),
      ...totalPart(consignment, tools),
      { kind: 'text', title: words.terms, paragraphs: [words.conditions(tools.company.name)] },
      ...(isClosed
        ? []
        : [
            {
              kind: 'signature' as const,
              title: slip.received,
              fields: [slip.name, slip.date, slip.signature],
            },
          ]),
    ],
  };
}

/** Groups pieces by their rank on the slip, so that parts of a line are one row again. */
function piecesPart(
  title: string,
  lines: readonly Line[],
  {
    consignment: { currency },
    tools: { language, picture },
  }: { consignment: Consignment; tools: SheetTools },
): Part[] {
  if (lines.length === 0) return [];
  const words = CONSIGNMENT_WORDS[language];
  const { piece, quantity } = ORDER_WORDS[language];
  const money = (amount: string | null) => (amount === null ? '' : moneyIn(amount, currency, language));
  const rows = [...Map.groupBy(lines, ({ rank }) => rank).values()].flatMap(([line, ...parts]): Row[] => {
    if (!line) return [];
    const all = [line, ...parts].reduce((sum, each) => sum + each.quantity, 0);
    const amount = line.memoPrice === null ? null : moneyText(decimal(line.memoPrice).mul(all));
    return [
      {
        cells: [
          { picture: picture(line.imageUrl) },
          line.title,
          String(all),
          money(line.memoPrice),
          money(amount),
        ],
        details: [line.variantCode ?? line.itemTypeCode],
      },
    ];
  });
  return [
    {
      kind: 'table',
      title,
      columns: [
        { title: '', width: 'auto' },
        { title: piece, width: 1 },
        { title: quantity, width: 'auto', isFigure: true },
        { title: words.memoPrice, width: 'auto', isFigure: true },
        { title: words.amount, width: 'auto', isFigure: true },
      ],
      rows,
    },
  ];
}

function totalPart({ memoValue, currency }: Consignment, { language }: SheetTools): Part[] {
  if (memoValue === null) return [];
  const value = moneyIn(memoValue, currency, language);
  return [{ kind: 'totals', rows: [{ label: CONSIGNMENT_WORDS[language].total, value, isGrand: true }] }];
}

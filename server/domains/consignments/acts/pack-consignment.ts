import type { ActorContext } from '../../../audit/record-audit.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { insertRows, takeIds } from '../../../database/insert-rows.ts';
import { documentNumber } from '../../../lib/document-number.ts';
import { moneyText, sumMoney, ZERO } from '../../../lib/money.ts';
import { searchWords } from '../../search/rules/search-words.ts';
import { lineValue } from '../rules/standing.ts';
import { CONSIGNMENT_STATUSES } from '../rules/status-codes.ts';
import { termDaysOf } from '../rules/term.ts';
import { memoParty, type WantedParty } from './memo-party.ts';
import { packedPieces, type WantedPieces } from './packed-pieces.ts';
import { type ConsignmentEventDetail, eventPieces } from './record-event.ts';

/** A consignment to pack. */
type NewConsignment = WantedParty & {
  lines: readonly WantedPieces[];
  /** The agreed term; null: the customer's default, otherwise the general one. */
  termDays: number | null;
  note: string | null;
};

/** Packs a consignment: its row with its lines, history entry and search terms. */
export async function packConsignment(
  tx: Prisma.TransactionClient,
  { viewer, now }: ActorContext,
  { lines, termDays, note, ...wanted }: NewConsignment,
  { usualTermDays }: { usualTermDays: number },
): Promise<{ id: number; number: string }> {
  const { memoTermDays, ...party } = await memoParty(tx, wanted);
  const pieces = await packedPieces(tx, lines, now);
  const ids = await takeIds(tx, {
    consignment: { table: 'Consignment', column: 'id', count: 1 },
    number: { table: 'Consignment', column: 'numberRank', count: 1 },
  });
  const [id = 0] = ids.consignment;
  const { number, numberRank } = documentNumber('consignment', ids.number[0] ?? 0);
  const at = now.toISOString();
  const { userId, actingById } = viewer;
  const columns = pieces.map((piece) => piece.columns);
  const detail: ConsignmentEventDetail = { pieces: eventPieces(columns) };
  const words = [
    number,
    ...pieces.flatMap(({ code, columns: { titleEn, titleFr } }) => [code, titleEn, titleFr]),
  ];
  await insertRows(tx, {
    Consignment: [
      {
        id,
        number,
        numberRank,
        customerId: wanted.customerId,
        statusId: CONSIGNMENT_STATUSES.NEW.id,
        termDays: termDaysOf({ agreed: termDays, ofCustomer: memoTermDays, usual: usualTermDays }),
        ...party,
        note,
        memoValue: moneyText(sumMoney(columns.map(lineValue))),
        outValue: moneyText(ZERO),
        placedById: userId,
        actingById,
        contactId: wanted.contactId,
        createdAt: at,
        updatedAt: at,
      },
    ],
    ConsignmentLine: columns.map((line, index) => ({
      consignmentId: id,
      rank: index + 1,
      ...line,
      state: 'PACKED',
      stateSince: at,
    })),
    ConsignmentEvent: [{ consignmentId: id, action: 'CREATE', detail, userId, actingById, at }],
    ConsignmentSearchTerm: searchWords(words).map((term) => ({ consignmentId: id, term })),
  });
  return { id, number };
}

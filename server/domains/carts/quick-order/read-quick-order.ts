import { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError } from '../../../errors/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { variantOptions } from '../../catalog/item-types/item-variant.type.ts';
import { problemsOfOutcome } from '../../orders/problems/problems-of-outcome.ts';
import { MAX_LINE_QUANTITY, ORDER_TEXT_LENGTHS } from '../../orders/rules/line-limits.ts';
import { bySeverity, type OrderProblem, problem, sameInBoth } from '../../orders/rules/order-problems.ts';
import type { PricedConfiguration } from '../../pricing/calculation/priced-configuration.ts';
import { priceMany } from '../../pricing/calculation/read-and-price.ts';
import type { Configuration } from '../../pricing/configuration/configuration.ts';
import { cachedPieces } from '../../pricing/sources/cached-price-data.ts';
import type { Piece } from '../../pricing/sources/piece.ts';
import { alloyNamed, type CodeMatch, matchOfCode } from '../rules/quick-order-choice.ts';
import {
  MAX_QUICK_ORDER_ROWS,
  type QuickOrderText,
  quickOrderRows,
  writtenQuantity,
  writtenSize,
} from '../rules/quick-order-text.ts';

/** A parsed row of a pasted text. */
export type QuickOrderRow = {
  readonly written: QuickOrderText;
  readonly quantity: number | null;
  /** Null if a problem prevents pricing. */
  readonly priced: PricedConfiguration | null;
  readonly problems: readonly OrderProblem[];
};

/** Parses a pasted text for the viewer's customer, in one statement for any number of rows. */
export async function readQuickOrder(
  { db, viewer, now, services }: Pick<Context, 'db' | 'viewer' | 'now' | 'services'>,
  text: string,
): Promise<QuickOrderRow[]> {
  const customerId = viewer.requireCustomer();
  const rows = quickOrderRows(text);
  if (rows === null) throw InvalidInputError.of('text', 'WRONG_FORMAT', 'A quotation mark is not closed.');
  if (rows.length > MAX_QUICK_ORDER_ROWS)
    throw InvalidInputError.of('text', 'TOO_MANY_ROWS', `At most ${MAX_QUICK_ORDER_ROWS} rows.`);
  const matches = await matchesOf(db, rows);
  const { changes } = services;
  const ids = [...new Set(matches.map(({ itemTypeId }) => itemTypeId))];
  const pieces = ids.length === 0 ? new Map<number, Piece>() : await cachedPieces(db, changes, ids, now);
  const read = rows.map((row) => understood(row, matches, pieces));
  const asked = read.flatMap(({ configuration, quantity }) =>
    configuration ? [{ configuration, quantity: quantity ?? 1 }] : [],
  );
  const outcomes = await priceMany(db, { customerId, now, changes, requests: asked });
  return read.map(({ written, quantity, configuration, problems }) => {
    const outcome = configuration ? outcomes.shift() : undefined;
    if (!outcome) return { written, quantity, priced: null, problems };
    const named = { itemType: null, alloy: null, size: configuration?.size ?? null, choices: [], parts: [] };
    // An unreadable size is reported as such, not as a missing size.
    const isMisread = problems.some(({ code }) => code === 'SIZE_NOT_OFFERED');
    const others = problemsOfOutcome(outcome, named).filter(
      ({ code }) => !isMisread || code !== 'CHOICE_REQUIRED',
    );
    const found = [...problems, ...others];
    const priced = 'priced' in outcome ? outcome.priced : null;
    return { written, quantity, priced, problems: bySeverity(found) };
  });
}

type Understood = {
  written: QuickOrderText;
  quantity: number | null;
  configuration: Configuration | null;
  problems: OrderProblem[];
};

/** The parsed values of a row, with problems of their format. */
function understood(
  written: QuickOrderText,
  matches: readonly CodeMatch[],
  pieces: ReadonlyMap<number, Piece>,
): Understood {
  const quantity = writtenQuantity(written.quantity, MAX_LINE_QUANTITY);
  const problems: OrderProblem[] = [];
  if (quantity === null) problems.push(problem('QUANTITY_INVALID', sameInBoth(written.quantity)));
  if (written.reference.length > ORDER_TEXT_LENGTHS.reference) problems.push(problem('REFERENCE_TOO_LONG'));
  const found = matchOfCode(written.code, matches);
  if ('problem' in found) {
    return { written, quantity, configuration: null, problems: [...problems, found.problem] };
  }
  const { itemTypeId, variant } = found.match;
  const configuration: Configuration = { itemTypeId };
  if (variant) {
    configuration.alloyId = variant.alloyId;
    configuration.size = variant.size;
    configuration.attributes = variantOptions(variant.options);
  }
  if (written.metal !== '') {
    const named = alloyNamed(written.metal, pieces.get(itemTypeId)?.alloys ?? []);
    if ('problem' in named) problems.push(named.problem);
    else configuration.alloyId = named.alloyId;
  }
  if (written.size !== '') {
    const size = writtenSize(written.size);
    if (size === null) problems.push(problem('SIZE_NOT_OFFERED', sameInBoth(written.size)));
    else configuration.size = size;
  }
  return { written, quantity, configuration, problems };
}

/** The pieces and variants for the codes of the rows, as written or in upper case. */
async function matchesOf(db: Context['db'], rows: readonly QuickOrderText[]): Promise<CodeMatch[]> {
  const codes = [...new Set(rows.flatMap(({ code }) => [code, code.toUpperCase()]))].filter(Boolean);
  if (codes.length === 0) return [];
  return db.$queryRaw<CodeMatch[]>(Prisma.sql`
    SELECT piece.code, piece.id AS "itemTypeId", NULL AS variant, piece."shownInCatalog", piece."nameEn", piece."nameFr"
    FROM "ItemType" piece WHERE piece.code = ANY (${codes})
    UNION ALL
    SELECT variant.code, variant."itemTypeId", json_build_object('alloyId', variant."alloyId",
      'size', variant.size::text, 'options', variant.options), piece."shownInCatalog", variant."nameEn", variant."nameFr"
    FROM "ItemVariant" variant JOIN "ItemType" piece ON piece.id = variant."itemTypeId"
    WHERE variant.code = ANY (${codes})`);
}

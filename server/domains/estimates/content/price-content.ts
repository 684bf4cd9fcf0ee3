import { type ChangeFeed, noChanges } from '../../../database/changes/change-feed.ts';
import type { Prisma } from '../../../database/generated/client.ts';
import { InvalidInputError, RefusedError } from '../../../errors/errors.ts';
import { priceAndName } from '../../pricing/calculation/price-and-name.ts';
import type { PricedConfiguration } from '../../pricing/calculation/priced-configuration.ts';
import { priceOne } from '../../pricing/calculation/read-and-price.ts';
import { cachedPieces, cachedPriceSources } from '../../pricing/sources/cached-price-data.ts';
import {
  type ServiceLimitation,
  type ServiceRule,
  serviceLimitations,
  slowestService,
} from '../rules/service-limitations.ts';
import { designIssues, designPiece } from './design-piece.ts';
import { designChoices } from './design-words.ts';
import type { EstimateContent, EstimateDesign } from './estimate-content.ts';
import { type EstimateTerms, loadEstimateTerms } from './estimate-terms.ts';

/** An estimate with its price, and the problems of its services. */
export type PricedContent = {
  priced: PricedConfiguration;
  limitations: ServiceLimitation[];
  /** The service that decides the earliest day; null for none. */
  slowest: ServiceRule | null;
};

type Request = {
  content: EstimateContent;
  /** Null: list price. */
  customerId: number | null;
  quantity: number;
  now: Date;
  language: 'en' | 'fr';
  changes?: ChangeFeed;
};

/**
 * The price of an estimate's content for a customer, by the rules for orders.
 * @throws InvalidInputError with `configuration.…`, `design.…` or `quantity` paths
 */
export async function priceContent(db: Prisma.TransactionClient, request: Request): Promise<PricedContent> {
  const { content, ...order } = request;
  if (content.kind === 'PIECE') {
    const { configuration } = content;
    return {
      priced: await priceOne(db, { ...order, configuration }),
      limitations: [],
      slowest: null,
    };
  }
  return priceDesign(db, content.design, await loadEstimateTerms(db), request);
}

async function priceDesign(
  db: Prisma.TransactionClient,
  design: EstimateDesign,
  { freeDesignId, services }: EstimateTerms,
  { customerId, quantity, now, language, changes = noChanges }: Request,
): Promise<PricedContent> {
  if (freeDesignId === null) throw new RefusedError('FREE_DESIGN_NOT_OFFERED');
  const piece = (await cachedPieces(db, changes, [freeDesignId], now)).get(freeDesignId);
  if (!piece) throw new RefusedError('FREE_DESIGN_NOT_OFFERED');
  const gems = [...new Set(design.stones.map(({ gem }) => gem))];
  const sources = await cachedPriceSources(db, changes, { customerId, gems, now });
  const issues = designIssues(design, piece, sources);
  if (issues.length > 0) throw new InvalidInputError(issues);
  const { alloyId, ownMetal, priorityId } = design;
  const priced = priceAndName(new Map([[piece.id, designPiece(design, piece, services)]]), sources, {
    configuration: { itemTypeId: piece.id, alloyId, ownMetal, priorityId },
    quantity,
    now,
  });
  return {
    priced: { ...priced, choices: designChoices(design, piece, language) },
    limitations: serviceLimitations(design.serviceTypeCodes, services),
    slowest: slowestService(design.serviceTypeCodes, services),
  };
}

/**
 * Refuses a design with contradictory services, by the position of each.
 * @throws InvalidInputError
 */
export function checkLimitations(limitations: readonly ServiceLimitation[]): void {
  if (limitations.length === 0) return;
  throw new InvalidInputError(
    limitations.map((limitation) => ({
      path: `design.serviceTypeCodes.${limitation.index}`,
      code: limitation.code,
      message:
        limitation.code === 'MAY_NOT_FOLLOW'
          ? `${limitation.service.nameEn} may not follow ${limitation.before.nameEn}.`
          : 'No such service, or the same twice.',
    })),
  );
}

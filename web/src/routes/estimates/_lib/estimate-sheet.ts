import { fetchQuery, graphql } from 'react-relay/hooks';
import type { Environment } from 'relay-runtime';
import {
  type EstimateOnSheet,
  type EstimateRequest,
  type EstimateSheetFacts,
  estimatingOnSheet,
} from '../../../../../server/domains/estimates/sheet/estimate-on-sheet.ts';
import { keepSheet, type SheetPrices } from '../../../configuration/keep-sheet.ts';
import type { AppLanguage } from '../../../lib/i18n/language.ts';
import type { estimateSheetQuery } from './__generated__/estimateSheetQuery.graphql.ts';

const query = graphql`
  query estimateSheetQuery($itemTypeId: Int, $estimateId: ID, $gems: [String!]) {
    estimateSheet(itemTypeId: $itemTypeId, estimateId: $estimateId, gems: $gems) {
      sheet {
        at
        validUntil
        ...priceSheet_sheet @relay(mask: false)
      }
      services {
        serviceTypeCode
        name
        rank
        allowedNext
        requiresProof
        minLeadDays
      }
    }
  }
`;

type Request = Omit<EstimateRequest, 'now'>;

/** Client-side prices of estimates. */
export type EstimateSheet = SheetPrices<Request, EstimateOnSheet>;

/** Fetches the price sheet for estimates of a piece, or of designs with these gems. */
export function estimateSheet(
  environment: Environment,
  variables: estimateSheetQuery['variables'],
  language: AppLanguage,
): EstimateSheet {
  return keepSheet<estimateSheetQuery['response'], Request, EstimateOnSheet>(
    () =>
      fetchQuery<estimateSheetQuery>(environment, query, variables, {
        networkCacheConfig: { force: true, metadata: { isQuiet: true } },
      }),
    ({ estimateSheet: facts }) =>
      facts ? { span: facts.sheet, price: estimatingOnSheet(facts as EstimateSheetFacts, language) } : null,
  );
}

/** Why there is no price, or how reliable it is. */
export type PriceWarningCode =
  | 'MARKET_STALE'
  | 'MARKET_TOO_OLD'
  | 'METAL_PRICE_UNKNOWN'
  | 'WEIGHT_UNKNOWN'
  | 'AREA_UNKNOWN'
  | 'STONE_PRICE_UNKNOWN'
  | 'SETTING_RATE_UNKNOWN'
  | 'FINDING_PRICE_UNKNOWN'
  | 'LABOUR_RATE_UNKNOWN'
  | 'TREATMENT_PRICE_UNKNOWN'
  | 'SUB_ITEM_PRICE_UNKNOWN'
  | 'PRICE_ON_REQUEST';

/** A warning with its subject: the code of an alloy, stone, service, sub-item or metal. */
export interface PriceWarning {
  code: PriceWarningCode;
  subject: string | null;
}

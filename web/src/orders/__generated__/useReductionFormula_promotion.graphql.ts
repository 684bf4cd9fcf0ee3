/**
 * @generated SignedSource<<339b10ae00177464453eeb25779c6e56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PromotionKind = "AMOUNT_ITEM" | "AMOUNT_ORDER" | "FREE_ITEM" | "PERCENT_ITEM" | "PERCENT_ORDER" | "SHIPPING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useReductionFormula_promotion$data = {
  readonly items: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }>;
  readonly kind: PromotionKind;
  readonly value: string;
  readonly " $fragmentType": "useReductionFormula_promotion";
};
export type useReductionFormula_promotion$key = {
  readonly " $data"?: useReductionFormula_promotion$data;
  readonly " $fragmentSpreads": FragmentRefs<"useReductionFormula_promotion">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useReductionFormula_promotion"
};

(node as any).hash = "6ecea3e5540b78cc2adb1893e9c57361";

export default node;

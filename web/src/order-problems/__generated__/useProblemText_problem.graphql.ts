/**
 * @generated SignedSource<<33d6d304c7b8d0172a9118e92e14e63b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type OrderProblemCode = "ATTRIBUTES_REQUIRED" | "BILLING_ADDRESS_REQUIRED" | "CART_EMPTY" | "CHOICE_NOT_OFFERED" | "CHOICE_REQUIRED" | "CODE_AMBIGUOUS" | "CODE_MISSING" | "CODE_UNKNOWN" | "MARKET_STALE" | "METAL_AMBIGUOUS" | "METAL_NOT_OFFERED" | "OWN_METAL_NOT_OFFERED" | "PART_NOT_OFFERED" | "PIECE_WITHDRAWN" | "PRICE_LOWERED" | "PRICE_RAISED" | "PRIORITY_NOT_OFFERED" | "QUANTITY_INVALID" | "QUOTE_REQUIRED" | "REFERENCE_TOO_LONG" | "SHIPPING_ADDRESS_REQUIRED" | "SHIPPING_METHOD_NOT_AVAILABLE" | "SHIPPING_METHOD_REQUIRED" | "SIZE_NOT_OFFERED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useProblemText_problem$data = {
  readonly after: string | null | undefined;
  readonly before: string | null | undefined;
  readonly code: OrderProblemCode;
  readonly subject: string | null | undefined;
  readonly " $fragmentType": "useProblemText_problem";
};
export type useProblemText_problem$key = {
  readonly " $data"?: useProblemText_problem$data;
  readonly " $fragmentSpreads": FragmentRefs<"useProblemText_problem">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useProblemText_problem"
};

(node as any).hash = "72435632f8bb97d8bffd859c20faf074";

export default node;

/**
 * @generated SignedSource<<5eba188a224c7c688371b781005834a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderProblemCode = "ATTRIBUTES_REQUIRED" | "BILLING_ADDRESS_REQUIRED" | "CART_EMPTY" | "CHOICE_NOT_OFFERED" | "CHOICE_REQUIRED" | "CODE_AMBIGUOUS" | "CODE_MISSING" | "CODE_UNKNOWN" | "MARKET_STALE" | "METAL_AMBIGUOUS" | "METAL_NOT_OFFERED" | "OWN_METAL_NOT_OFFERED" | "PART_NOT_OFFERED" | "PIECE_WITHDRAWN" | "PRICE_LOWERED" | "PRICE_RAISED" | "PRIORITY_NOT_OFFERED" | "QUANTITY_INVALID" | "QUOTE_REQUIRED" | "REFERENCE_TOO_LONG" | "SHIPPING_ADDRESS_REQUIRED" | "SHIPPING_METHOD_NOT_AVAILABLE" | "SHIPPING_METHOD_REQUIRED" | "SIZE_NOT_OFFERED" | "%future added value";
export type ProblemSeverity = "BLOCKING" | "INFO" | "WARNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WishProblems_item$data = {
  readonly problems: ReadonlyArray<{
    readonly code: OrderProblemCode;
    readonly severity: ProblemSeverity;
    readonly subject: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"useProblemText_problem">;
  }>;
  readonly " $fragmentType": "WishProblems_item";
};
export type WishProblems_item$key = {
  readonly " $data"?: WishProblems_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"WishProblems_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subject",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WishProblems_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "severity",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "kind": "InlineDataFragmentSpread",
          "name": "useProblemText_problem",
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "before",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "after",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WishListItem",
  "abstractKey": null
};
})();

(node as any).hash = "c448a13bf3092539ded3f2ab74085013";

export default node;

/**
 * @generated SignedSource<<8f8fa19328b4a6ce70d3ef5bae02e8de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PromotionKind = "AMOUNT_ITEM" | "AMOUNT_ORDER" | "FREE_ITEM" | "PERCENT_ITEM" | "PERCENT_ORDER" | "SHIPPING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useReductions_order$data = {
  readonly currency: string;
  readonly discountValue: string | null | undefined;
  readonly promotions: ReadonlyArray<{
    readonly amount: string | null | undefined;
    readonly code: string | null | undefined;
    readonly kind: PromotionKind;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"useReductionFormula_promotion">;
  }>;
  readonly shippingPrice: string | null | undefined;
  readonly " $fragmentType": "useReductions_order";
};
export type useReductions_order$key = {
  readonly " $data"?: useReductions_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"useReductions_order">;
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
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useReductions_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discountValue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shippingPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GrantedPromotion",
      "kind": "LinkedField",
      "name": "promotions",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "useReductionFormula_promotion",
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PromotedItem",
              "kind": "LinkedField",
              "name": "items",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/)
              ],
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
  "type": "OrderGroup",
  "abstractKey": null
};
})();

(node as any).hash = "496df181b7fe019aed07ad1a31722548";

export default node;

/**
 * @generated SignedSource<<9108fee9646c26650d5724d7f91585a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PromotionKind = "AMOUNT_ITEM" | "AMOUNT_ORDER" | "FREE_ITEM" | "PERCENT_ITEM" | "PERCENT_ORDER" | "SHIPPING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderAgainPieces_reorder$data = {
  readonly amounts: {
    readonly discountValue: string;
    readonly grandTotal: string;
    readonly salesTaxValue: string;
    readonly shippingPrice: string;
    readonly subTotal: string;
  } | null | undefined;
  readonly currency: string;
  readonly lines: ReadonlyArray<{
    readonly after: string | null | undefined;
    readonly before: string;
    readonly quantity: number;
    readonly title: string;
  }>;
  readonly promotions: ReadonlyArray<{
    readonly amount: string | null | undefined;
    readonly code: string | null | undefined;
    readonly kind: PromotionKind;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"useReductionFormula_promotion">;
  }>;
  readonly " $fragmentType": "OrderAgainPieces_reorder";
};
export type OrderAgainPieces_reorder$key = {
  readonly " $data"?: OrderAgainPieces_reorder$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderAgainPieces_reorder">;
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
  "name": "OrderAgainPieces_reorder",
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
      "concreteType": "SalesOrderReorderLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderAmounts",
      "kind": "LinkedField",
      "name": "amounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subTotal",
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
          "kind": "ScalarField",
          "name": "salesTaxValue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "grandTotal",
          "storageKey": null
        }
      ],
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
  "type": "SalesOrderReorder",
  "abstractKey": null
};
})();

(node as any).hash = "05a11007eff956ad7d27cca7c01d2f9d";

export default node;

/**
 * @generated SignedSource<<f22f93a54c5227f5910b6970846ae20a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PromotionKind = "AMOUNT_ITEM" | "AMOUNT_ORDER" | "FREE_ITEM" | "PERCENT_ITEM" | "PERCENT_ORDER" | "SHIPPING" | "%future added value";
export type TaxBase = "NET_OF_DISCOUNT" | "SUBTOTAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useTotalRows_cart$data = {
  readonly items: ReadonlyArray<{
    readonly quantity: number;
    readonly unitPrice: string | null | undefined;
  }>;
  readonly promotions: ReadonlyArray<{
    readonly amount: string | null | undefined;
    readonly code: string | null | undefined;
    readonly kind: PromotionKind;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"useReductionFormula_promotion">;
  }>;
  readonly shippingMethod: {
    readonly freeFrom: string | null | undefined;
    readonly name: string;
  } | null | undefined;
  readonly totals: {
    readonly currency: string;
    readonly discountValue: string;
    readonly grandTotal: string | null | undefined;
    readonly salesTaxEnabled: boolean;
    readonly salesTaxValue: string | null | undefined;
    readonly shippingPrice: string | null | undefined;
    readonly subTotal: string | null | undefined;
    readonly taxBase: TaxBase;
    readonly taxComponents: ReadonlyArray<{
      readonly amount: string;
      readonly code: string;
      readonly name: string;
      readonly percent: string;
      readonly registrationNumber: string | null | undefined;
    }>;
  };
  readonly " $fragmentType": "useTotalRows_cart";
};
export type useTotalRows_cart$key = {
  readonly " $data"?: useTotalRows_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"useTotalRows_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useTotalRows_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CartItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
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
          "name": "unitPrice",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShippingMethod",
      "kind": "LinkedField",
      "name": "shippingMethod",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "freeFrom",
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
        (v1/*:: as any*/),
        (v0/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
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
                (v1/*:: as any*/),
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
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
          "name": "salesTaxEnabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "taxBase",
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
          "concreteType": "TaxComponent",
          "kind": "LinkedField",
          "name": "taxComponents",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "percent",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "registrationNumber",
              "storageKey": null
            },
            (v3/*:: as any*/)
          ],
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
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "3ad788bdc1bf645c93e11ef97f7625a5";

export default node;

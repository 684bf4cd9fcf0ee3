/**
 * @generated SignedSource<<8e279682dfec9a61dc22cdcdae0455c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderTarget = "JO" | "PQ" | "SO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Checkout_cart$data = {
  readonly items: ReadonlyArray<{
    readonly id: string;
    readonly linePrice: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"CartLine_item">;
  }>;
  readonly target: OrderTarget;
  readonly totals: {
    readonly currency: string;
    readonly grandTotal: string | null | undefined;
    readonly subTotal: string | null | undefined;
  };
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"CartContact_cart" | "CartPromotions_cart" | "CartTotals_cart" | "DestinationFields_cart" | "OrderRoute_cart" | "OrderTexts_cart" | "PlaceOrderBar_cart" | "ShippingMethods_cart">;
  readonly " $fragmentType": "Checkout_cart";
};
export type Checkout_cart$key = {
  readonly " $data"?: Checkout_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"Checkout_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Checkout_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "target",
      "storageKey": null
    },
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
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "linePrice",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CartLine_item"
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
          "name": "grandTotal",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DestinationFields_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderTexts_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartContact_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShippingMethods_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartTotals_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderRoute_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlaceOrderBar_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartPromotions_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "0b496270a5804e872e9209a3ce10b8d4";

export default node;

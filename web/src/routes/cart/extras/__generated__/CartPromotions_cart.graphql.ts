/**
 * @generated SignedSource<<0a112ce5f5db06ce76c9d6b9f95929e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CouponProblem = "COUPON_EXPIRED" | "COUPON_INVALID" | "COUPON_LIMIT" | "COUPON_MINIMUM" | "COUPON_NOT_ELIGIBLE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CartPromotions_cart$data = {
  readonly couponCode: string | null | undefined;
  readonly couponProblem: CouponProblem | null | undefined;
  readonly itemsToAddToCart: ReadonlyArray<{
    readonly itemTypeId: number;
    readonly name: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"CartDiscount_cart" | "CartTax_cart">;
  readonly " $fragmentType": "CartPromotions_cart";
};
export type CartPromotions_cart$key = {
  readonly " $data"?: CartPromotions_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartPromotions_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartPromotions_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "couponCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "couponProblem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PromotedItem",
      "kind": "LinkedField",
      "name": "itemsToAddToCart",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "itemTypeId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartTax_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CartDiscount_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "abbfe919a619dcbf436940ec7e5b17b6";

export default node;

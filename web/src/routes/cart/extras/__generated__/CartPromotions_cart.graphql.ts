/**
 * @generated SignedSource<<d146627ec7f8f8e5d0fd9e4d88720da6>>
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
  readonly discountedShippingItems: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly itemsToAddToCart: ReadonlyArray<{
    readonly itemTypeId: number;
    readonly name: string;
  }>;
  readonly " $fragmentType": "CartPromotions_cart";
};
export type CartPromotions_cart$key = {
  readonly " $data"?: CartPromotions_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartPromotions_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
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
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PromotedItem",
      "kind": "LinkedField",
      "name": "discountedShippingItems",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "f5f86917a33e8be6ec9b8f5429813780";

export default node;

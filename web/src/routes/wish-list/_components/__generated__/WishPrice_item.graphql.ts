/**
 * @generated SignedSource<<4eb0b3a1ace6c136cc72e371338505f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderProblemCode = "ATTRIBUTES_REQUIRED" | "BILLING_ADDRESS_REQUIRED" | "CART_EMPTY" | "CHOICE_NOT_OFFERED" | "CHOICE_REQUIRED" | "CODE_AMBIGUOUS" | "CODE_MISSING" | "CODE_UNKNOWN" | "MARKET_STALE" | "METAL_AMBIGUOUS" | "METAL_NOT_OFFERED" | "OWN_METAL_NOT_OFFERED" | "PART_NOT_OFFERED" | "PIECE_WITHDRAWN" | "PRICE_LOWERED" | "PRICE_RAISED" | "PRIORITY_NOT_OFFERED" | "QUANTITY_INVALID" | "QUOTE_REQUIRED" | "REFERENCE_TOO_LONG" | "SHIPPING_ADDRESS_REQUIRED" | "SHIPPING_METHOD_NOT_AVAILABLE" | "SHIPPING_METHOD_REQUIRED" | "SIZE_NOT_OFFERED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WishPrice_item$data = {
  readonly linePrice: string | null | undefined;
  readonly priceChange: string | null | undefined;
  readonly pricingNote: string | null | undefined;
  readonly problems: ReadonlyArray<{
    readonly code: OrderProblemCode;
  }>;
  readonly quantity: number;
  readonly unitPrice: string | null | undefined;
  readonly " $fragmentType": "WishPrice_item";
};
export type WishPrice_item$key = {
  readonly " $data"?: WishPrice_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"WishPrice_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WishPrice_item",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linePrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "priceChange",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pricingNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderProblem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WishListItem",
  "abstractKey": null
};

(node as any).hash = "6234d59a503959ae66e6ea765fb93a01";

export default node;

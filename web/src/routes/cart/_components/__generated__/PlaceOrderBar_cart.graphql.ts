/**
 * @generated SignedSource<<5328d59806394d789b7dc024d0846ab8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderTarget = "JO" | "PQ" | "SO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlaceOrderBar_cart$data = {
  readonly target: OrderTarget;
  readonly totals: {
    readonly currency: string;
    readonly grandTotal: string | null | undefined;
  };
  readonly " $fragmentType": "PlaceOrderBar_cart";
};
export type PlaceOrderBar_cart$key = {
  readonly " $data"?: PlaceOrderBar_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceOrderBar_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlaceOrderBar_cart",
  "selections": [
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

(node as any).hash = "d874a83e2257248b13da402001df8935";

export default node;

/**
 * @generated SignedSource<<06ff3ec608a6cbea922cccc84eaf35bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlaceOrderBar_cart$data = {
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

(node as any).hash = "92cbff3816bc8c112b956821487ba9a4";

export default node;

/**
 * @generated SignedSource<<0a78eaba2d95872550cfb250b96901dd>>
 * @relayHash c77508f14d7dad27d2acf55b652aef4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35813fd11937a4daa3c4de6603a531e040bccd1b7b975b83701fc784ea8c9f88

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartDiscountTestQuery$variables = Record<PropertyKey, never>;
export type CartDiscountTestQuery$data = {
  readonly cart: {
    readonly " $fragmentSpreads": FragmentRefs<"CartDiscount_cart">;
  } | null | undefined;
};
export type CartDiscountTestQuery = {
  response: CartDiscountTestQuery$data;
  variables: CartDiscountTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CartDiscountTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CartDiscount_cart"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CartDiscountTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StaffDiscount",
            "kind": "LinkedField",
            "name": "staffDiscount",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
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
                "kind": "ScalarField",
                "name": "reason",
                "storageKey": null
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
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "35813fd11937a4daa3c4de6603a531e040bccd1b7b975b83701fc784ea8c9f88",
    "metadata": {},
    "name": "CartDiscountTestQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "af88a1efcee9d96fe09159a177bc093a";

export default node;

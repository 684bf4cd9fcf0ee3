/**
 * @generated SignedSource<<90e0d36e1c6fbfd62c8e73f88e205953>>
 * @relayHash ba54109c27ec23ce3f6a39ac6d4c290d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a857f7cd33b93bbc801ee6160f98b1943c737b58b8f46273af4eca92470f3560

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlaceOrderBarTestQuery$variables = Record<PropertyKey, never>;
export type PlaceOrderBarTestQuery$data = {
  readonly cart: {
    readonly " $fragmentSpreads": FragmentRefs<"PlaceOrderBar_cart">;
  } | null | undefined;
};
export type PlaceOrderBarTestQuery = {
  response: PlaceOrderBarTestQuery$data;
  variables: PlaceOrderBarTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PlaceOrderBarTestQuery",
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
            "name": "PlaceOrderBar_cart"
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
    "name": "PlaceOrderBarTestQuery",
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
    "id": "a857f7cd33b93bbc801ee6160f98b1943c737b58b8f46273af4eca92470f3560",
    "metadata": {},
    "name": "PlaceOrderBarTestQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "47b2d89acf3f7c5df3c13f220a122cf7";

export default node;

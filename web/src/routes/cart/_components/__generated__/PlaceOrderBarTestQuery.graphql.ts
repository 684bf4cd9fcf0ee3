/**
 * @generated SignedSource<<563f5fa8ac3e371624ee465c4813cb55>>
 * @relayHash e1669cb10764500408c8b2f2d150ca9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5069dd33f4d92456921334e18d3e0fab0ff792bf3a5d293a82c6e4591845011d

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
    "id": "5069dd33f4d92456921334e18d3e0fab0ff792bf3a5d293a82c6e4591845011d",
    "metadata": {},
    "name": "PlaceOrderBarTestQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "47b2d89acf3f7c5df3c13f220a122cf7";

export default node;

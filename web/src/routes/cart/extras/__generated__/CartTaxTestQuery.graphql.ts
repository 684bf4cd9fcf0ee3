/**
 * @generated SignedSource<<5d7ae7fec07940e5494465c00bbe8f49>>
 * @relayHash f622b927c7a43ca1636752739909123a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5f1f07d2a1092482d107d5d93ce66fcd60304c65fa2cfc68d2efdc068bff8a9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartTaxTestQuery$variables = Record<PropertyKey, never>;
export type CartTaxTestQuery$data = {
  readonly cart: {
    readonly " $fragmentSpreads": FragmentRefs<"CartTax_cart">;
  } | null | undefined;
};
export type CartTaxTestQuery = {
  response: CartTaxTestQuery$data;
  variables: CartTaxTestQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CartTaxTestQuery",
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
            "name": "CartTax_cart"
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
    "name": "CartTaxTestQuery",
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
                "name": "salesTaxEnabled",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "salesTaxPercent",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isSalesTaxSet",
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
    "id": "e5f1f07d2a1092482d107d5d93ce66fcd60304c65fa2cfc68d2efdc068bff8a9",
    "metadata": {},
    "name": "CartTaxTestQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "0664d828b4f79e23ee08add97326be48";

export default node;

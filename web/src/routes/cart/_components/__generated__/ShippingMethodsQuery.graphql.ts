/**
 * @generated SignedSource<<2158a38e3d6a51216c424ec1ba59fae0>>
 * @relayHash 44b40da1ba77f9785ca24c4dc27469d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa388dcc20995f99b30dc6c00410031ffd53d29eb9ea6356c31976a8b3a6d8f4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShippingMethodsQuery$variables = Record<PropertyKey, never>;
export type ShippingMethodsQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ShippingMethods_query">;
};
export type ShippingMethodsQuery = {
  response: ShippingMethodsQuery$data;
  variables: ShippingMethodsQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ShippingMethodsQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ShippingMethods_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ShippingMethodsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ShippingMethod",
        "kind": "LinkedField",
        "name": "shippingMethods",
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
            "name": "databaseId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "price",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "transitDays",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isPickup",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fa388dcc20995f99b30dc6c00410031ffd53d29eb9ea6356c31976a8b3a6d8f4",
    "metadata": {},
    "name": "ShippingMethodsQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "b64ced919abb10953d2f1b0f26974fb8";

export default node;

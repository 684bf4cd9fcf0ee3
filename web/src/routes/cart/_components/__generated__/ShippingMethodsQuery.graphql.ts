/**
 * @generated SignedSource<<6d831675a3cccbfc26394760b4290ffe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

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
    "cacheID": "44b40da1ba77f9785ca24c4dc27469d3",
    "id": null,
    "metadata": {},
    "name": "ShippingMethodsQuery",
    "operationKind": "query",
    "text": "query ShippingMethodsQuery {\n  ...ShippingMethods_query\n}\n\nfragment ShippingMethods_query on Query {\n  shippingMethods {\n    id\n    databaseId\n    name\n    price\n    transitDays\n    isPickup\n  }\n}\n"
  }
};

(node as any).hash = "b64ced919abb10953d2f1b0f26974fb8";

export default node;

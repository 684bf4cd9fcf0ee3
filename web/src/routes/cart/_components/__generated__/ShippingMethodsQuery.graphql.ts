/**
 * @generated SignedSource<<3196ebc7c059e0e97a82b940919e5c5c>>
 * @relayHash 1f8d21fee37f368bc5885646a4eb51c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3e3ac774c60ee593ca17a91d2ddeb1248225505d36d371586736a0ad99455b5

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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fastTouch",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f3e3ac774c60ee593ca17a91d2ddeb1248225505d36d371586736a0ad99455b5",
    "metadata": {},
    "name": "ShippingMethodsQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "ec0fa0febbdbfb2f43534f4b94f77d76";

export default node;

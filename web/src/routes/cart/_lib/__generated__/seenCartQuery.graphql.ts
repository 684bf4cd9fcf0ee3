/**
 * @generated SignedSource<<0ce3b9c4929c653628490034ff862bdf>>
 * @relayHash 9f610f3e35107e7bf8bfb388ab741eca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f0417261447c06ebc9f446e6a33784988627cbe65b0910bcde915acc3cc3fc3

import type { ConcreteRequest } from 'relay-runtime';
export type OrderObstacle = "ATTRIBUTES_REQUIRED" | "BILLING_ADDRESS_REQUIRED" | "CART_EMPTY" | "QUOTE_REQUIRED" | "SHIPPING_ADDRESS_REQUIRED" | "SHIPPING_METHOD_NOT_AVAILABLE" | "SHIPPING_METHOD_REQUIRED" | "%future added value";
export type seenCartQuery$variables = Record<PropertyKey, never>;
export type seenCartQuery$data = {
  readonly cart: {
    readonly billingAddress: {
      readonly databaseId: number;
      readonly id: string;
    } | null | undefined;
    readonly missing: ReadonlyArray<OrderObstacle>;
    readonly sellToAddress: {
      readonly databaseId: number;
      readonly id: string;
    } | null | undefined;
    readonly shippingAddress: {
      readonly databaseId: number;
      readonly id: string;
    } | null | undefined;
    readonly version: number;
  } | null | undefined;
};
export type seenCartQuery = {
  response: seenCartQuery$data;
  variables: seenCartQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "missing",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "databaseId",
    "storageKey": null
  }
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Address",
  "kind": "LinkedField",
  "name": "billingAddress",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Address",
  "kind": "LinkedField",
  "name": "shippingAddress",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Address",
  "kind": "LinkedField",
  "name": "sellToAddress",
  "plural": false,
  "selections": (v3/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "seenCartQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
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
    "name": "seenCartQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5f0417261447c06ebc9f446e6a33784988627cbe65b0910bcde915acc3cc3fc3",
    "metadata": {},
    "name": "seenCartQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "701a5ae1a2791e70d2f05fdccb919c92";

export default node;

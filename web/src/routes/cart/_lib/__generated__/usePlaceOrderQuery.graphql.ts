/**
 * @generated SignedSource<<ee5c3fe85c1f8d5b901dcbdee10eb711>>
 * @relayHash 4cf7f277a6e265a8a0c0e853eadfe018
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 261693760c4d7f7e87eb0e5c0a0332a9dfbc6639f05d6a676620a9571feca18b

import type { ConcreteRequest } from 'relay-runtime';
export type usePlaceOrderQuery$variables = Record<PropertyKey, never>;
export type usePlaceOrderQuery$data = {
  readonly cart: {
    readonly billingAddress: {
      readonly databaseId: number;
      readonly id: string;
    } | null | undefined;
    readonly sellToAddress: {
      readonly databaseId: number;
      readonly id: string;
    } | null | undefined;
    readonly shippingAddress: {
      readonly databaseId: number;
      readonly id: string;
    } | null | undefined;
    readonly shippingMethod: {
      readonly id: string;
    } | null | undefined;
    readonly totals: {
      readonly subTotal: string | null | undefined;
    };
  } | null | undefined;
  readonly shippingMethods: ReadonlyArray<{
    readonly id: string;
  }>;
};
export type usePlaceOrderQuery = {
  response: usePlaceOrderQuery$data;
  variables: usePlaceOrderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "databaseId",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Address",
  "kind": "LinkedField",
  "name": "billingAddress",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Address",
  "kind": "LinkedField",
  "name": "shippingAddress",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Address",
  "kind": "LinkedField",
  "name": "sellToAddress",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v5 = [
  (v0/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "ShippingMethod",
  "kind": "LinkedField",
  "name": "shippingMethod",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
},
v7 = {
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
      "name": "subTotal",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "ShippingMethod",
  "kind": "LinkedField",
  "name": "shippingMethods",
  "plural": true,
  "selections": (v5/*:: as any*/),
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePlaceOrderQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      },
      (v8/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "usePlaceOrderQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      (v8/*:: as any*/)
    ]
  },
  "params": {
    "id": "261693760c4d7f7e87eb0e5c0a0332a9dfbc6639f05d6a676620a9571feca18b",
    "metadata": {},
    "name": "usePlaceOrderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4f96ccab0675b49d9f6940111f15629a";

export default node;

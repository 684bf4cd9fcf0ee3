/**
 * @generated SignedSource<<4edab53a6a1c541dba1b4b6f381a8002>>
 * @relayHash d1a3522250b510b9509b4b220e83307e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 179851eec184fb08f1b4f7a9001ad0c3295534baa9e34812232d57ba2120e332

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
    readonly version: number;
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
  "name": "version",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "databaseId",
    "storageKey": null
  }
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Address",
  "kind": "LinkedField",
  "name": "billingAddress",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Address",
  "kind": "LinkedField",
  "name": "shippingAddress",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Address",
  "kind": "LinkedField",
  "name": "sellToAddress",
  "plural": false,
  "selections": (v2/*:: as any*/),
  "storageKey": null
},
v6 = [
  (v1/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "ShippingMethod",
  "kind": "LinkedField",
  "name": "shippingMethod",
  "plural": false,
  "selections": (v6/*:: as any*/),
  "storageKey": null
},
v8 = {
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
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "ShippingMethod",
  "kind": "LinkedField",
  "name": "shippingMethods",
  "plural": true,
  "selections": (v6/*:: as any*/),
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
          (v0/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      },
      (v9/*:: as any*/)
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
          (v0/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      (v9/*:: as any*/)
    ]
  },
  "params": {
    "id": "179851eec184fb08f1b4f7a9001ad0c3295534baa9e34812232d57ba2120e332",
    "metadata": {},
    "name": "usePlaceOrderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "808e99555eb55a53d33fcd9b348f4a04";

export default node;

/**
 * @generated SignedSource<<43e5d0eff9d2cdcf66e52f1406d93f9d>>
 * @relayHash 62672e2a7b2923d695f2c2f43146c7ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e99f30d96244ebe706457435c4f230ad8884b3078db3fa883882e7a09548734

import type { ConcreteRequest } from 'relay-runtime';
export type usePlaceOrderQuery$variables = Record<PropertyKey, never>;
export type usePlaceOrderQuery$data = {
  readonly cart: {
    readonly billingAddress: {
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
v4 = [
  (v0/*:: as any*/)
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "ShippingMethod",
  "kind": "LinkedField",
  "name": "shippingMethod",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v6 = {
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
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "ShippingMethod",
  "kind": "LinkedField",
  "name": "shippingMethods",
  "plural": true,
  "selections": (v4/*:: as any*/),
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
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      },
      (v7/*:: as any*/)
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
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      (v7/*:: as any*/)
    ]
  },
  "params": {
    "id": "6e99f30d96244ebe706457435c4f230ad8884b3078db3fa883882e7a09548734",
    "metadata": {},
    "name": "usePlaceOrderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4e26fa885bc15c5042ffd9aa5122ac1d";

export default node;

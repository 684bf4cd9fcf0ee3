/**
 * @generated SignedSource<<74738413bbdc6b8e8994dc98d166c4fa>>
 * @relayHash e6089250d02033b295b5d83040c3c7b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fae36b2dbda3ce4b425923451a3c81119c80d34d9d3948b7650755a5362e4a7

import type { ConcreteRequest } from 'relay-runtime';
export type usePlaceOrderQuery$variables = Record<PropertyKey, never>;
export type usePlaceOrderQuery$data = {
  readonly cart: {
    readonly billingAddress: {
      readonly id: string;
    } | null | undefined;
    readonly shippingAddress: {
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
  (v0/*:: as any*/)
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
  "concreteType": "ShippingMethod",
  "kind": "LinkedField",
  "name": "shippingMethod",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": null
},
v5 = {
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
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "ShippingMethod",
  "kind": "LinkedField",
  "name": "shippingMethods",
  "plural": true,
  "selections": (v1/*:: as any*/),
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
          (v5/*:: as any*/)
        ],
        "storageKey": null
      },
      (v6/*:: as any*/)
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
          (v5/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      (v6/*:: as any*/)
    ]
  },
  "params": {
    "id": "5fae36b2dbda3ce4b425923451a3c81119c80d34d9d3948b7650755a5362e4a7",
    "metadata": {},
    "name": "usePlaceOrderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2777227c206d4d25d097824001602fc6";

export default node;

/**
 * @generated SignedSource<<55c0eb2b226dc5983421a8f0e821ba43>>
 * @relayHash 2a8ba92fc0fd7da02c3825ccd2d3a6a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92e5688a8950bf336cc2c59ddf2c837e1b68d18f0f7d3404092e8da0daaa5338

import type { ConcreteRequest } from 'relay-runtime';
export type useCartSizesQuery$variables = Record<PropertyKey, never>;
export type useCartSizesQuery$data = {
  readonly cart: {
    readonly items: ReadonlyArray<{
      readonly id: string;
      readonly size: {
        readonly us: string;
      } | null | undefined;
    }>;
  } | null | undefined;
};
export type useCartSizesQuery = {
  response: useCartSizesQuery$data;
  variables: useCartSizesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "CartItem",
  "kind": "LinkedField",
  "name": "items",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "RingSize",
      "kind": "LinkedField",
      "name": "size",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "us",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCartSizesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "useCartSizesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Cart",
        "kind": "LinkedField",
        "name": "cart",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "92e5688a8950bf336cc2c59ddf2c837e1b68d18f0f7d3404092e8da0daaa5338",
    "metadata": {},
    "name": "useCartSizesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3b7615ae0157e49894f042ee27fa9645";

export default node;

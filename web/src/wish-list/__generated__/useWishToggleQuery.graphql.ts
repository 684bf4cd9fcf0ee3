/**
 * @generated SignedSource<<4d8fdaaf9dfcd3634e3bd1e885a54b3c>>
 * @relayHash a14b261a337731a5beed07564cf2addd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24316648511db697bb2a04bf47c0a53fc621260fac10747713cc3ebb6d79e59f

import type { ConcreteRequest } from 'relay-runtime';
export type useWishToggleQuery$variables = Record<PropertyKey, never>;
export type useWishToggleQuery$data = {
  readonly wishList: {
    readonly id: string;
    readonly itemCount: number;
    readonly items: ReadonlyArray<{
      readonly id: string;
      readonly itemType: {
        readonly id: string;
      };
    }>;
  } | null | undefined;
};
export type useWishToggleQuery = {
  response: useWishToggleQuery$data;
  variables: useWishToggleQuery$variables;
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
  {
    "alias": null,
    "args": null,
    "concreteType": "WishList",
    "kind": "LinkedField",
    "name": "wishList",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "itemCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "WishListItem",
        "kind": "LinkedField",
        "name": "items",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ItemType",
            "kind": "LinkedField",
            "name": "itemType",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useWishToggleQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useWishToggleQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "24316648511db697bb2a04bf47c0a53fc621260fac10747713cc3ebb6d79e59f",
    "metadata": {},
    "name": "useWishToggleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "83f82d126e7fe1e85f45e77563221156";

export default node;

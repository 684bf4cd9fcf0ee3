/**
 * @generated SignedSource<<7e4cb4c46a558cf7ca9e4ccbb0839bb9>>
 * @relayHash d379f6ab86baae4cd1624721b58ef25c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31c7233f86b69bef248b7b92acd50d54d896e63ffdce323feff5a997f2a444a8

import type { ConcreteRequest } from 'relay-runtime';
export type refreshCartCountQuery$variables = Record<PropertyKey, never>;
export type refreshCartCountQuery$data = {
  readonly viewer: {
    readonly cartItemCount: number;
    readonly wishListCount: number;
  } | null | undefined;
};
export type refreshCartCountQuery = {
  response: refreshCartCountQuery$data;
  variables: refreshCartCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "cartItemCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "wishListCount",
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
    "name": "refreshCartCountQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "refreshCartCountQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "31c7233f86b69bef248b7b92acd50d54d896e63ffdce323feff5a997f2a444a8",
    "metadata": {},
    "name": "refreshCartCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e213dd6107c3a0b66a166365a4c3a545";

export default node;

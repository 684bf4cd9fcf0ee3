/**
 * @generated SignedSource<<f46a3e786d7ae768ebb37dd41b4f1877>>
 * @relayHash 46ae15904860af8b6d80c0ede04a3300
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 262d12a71c035e19d0746ebe6f4a13c6dfd8dcd768a437b6cdb2957ca0ec15cb

import type { ConcreteRequest } from 'relay-runtime';
export type refreshCartCountQuery$variables = Record<PropertyKey, never>;
export type refreshCartCountQuery$data = {
  readonly viewer: {
    readonly cartItemCount: number;
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
    "id": "262d12a71c035e19d0746ebe6f4a13c6dfd8dcd768a437b6cdb2957ca0ec15cb",
    "metadata": {},
    "name": "refreshCartCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5a569b4606191f52d2f82f7409671c35";

export default node;

/**
 * @generated SignedSource<<3a4a06ef1deb2697b001b4324a647e32>>
 * @relayHash e7f91fdb93a362636f2f1afcb5f7a70a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de2d1e456c0bfb4de245b6364bbe2bc73f1e90551d97c97f66eec041044aaab2

import type { ConcreteRequest } from 'relay-runtime';
export type StateFieldQuery$variables = {
  countryId: number;
};
export type StateFieldQuery$data = {
  readonly states: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
};
export type StateFieldQuery = {
  response: StateFieldQuery$data;
  variables: StateFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "countryId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "countryId",
    "variableName": "countryId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "StateFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "State",
        "kind": "LinkedField",
        "name": "states",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StateFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "State",
        "kind": "LinkedField",
        "name": "states",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "de2d1e456c0bfb4de245b6364bbe2bc73f1e90551d97c97f66eec041044aaab2",
    "metadata": {},
    "name": "StateFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3da65b62c4df6d54601deca8e6725b98";

export default node;

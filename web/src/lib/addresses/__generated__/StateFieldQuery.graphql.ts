/**
 * @generated SignedSource<<94834d0c67474f9252d8b26b7997576b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

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
    "cacheID": "e7f91fdb93a362636f2f1afcb5f7a70a",
    "id": null,
    "metadata": {},
    "name": "StateFieldQuery",
    "operationKind": "query",
    "text": "query StateFieldQuery(\n  $countryId: Int!\n) {\n  states(countryId: $countryId) {\n    databaseId\n    name\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "3da65b62c4df6d54601deca8e6725b98";

export default node;

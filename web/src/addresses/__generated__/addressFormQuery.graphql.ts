/**
 * @generated SignedSource<<f6a371f21851f2a0ffa6d38b25c2c536>>
 * @relayHash 097e84fc3a625beb3fdb0a312bb843a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7777c6cf800033b738f6bc06a6282d2802fa5f181f8833009c778a5d737113fb

import type { ConcreteRequest } from 'relay-runtime';
export type addressFormQuery$variables = Record<PropertyKey, never>;
export type addressFormQuery$data = {
  readonly countries: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
    readonly requiresState: boolean;
    readonly zipExample: string | null | undefined;
    readonly zipPattern: string | null | undefined;
  }>;
};
export type addressFormQuery = {
  response: addressFormQuery$data;
  variables: addressFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "requiresState",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "zipPattern",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "zipExample",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "addressFormQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "countries",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "addressFormQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Country",
        "kind": "LinkedField",
        "name": "countries",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    "id": "7777c6cf800033b738f6bc06a6282d2802fa5f181f8833009c778a5d737113fb",
    "metadata": {},
    "name": "addressFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a617b02ef7ab89cdd9d5b8f178574150";

export default node;

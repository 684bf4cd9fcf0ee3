/**
 * @generated SignedSource<<b58e7d1e9329ee3b6c73337268437e9d>>
 * @relayHash 09a3a009e7820f5e2f59df33736c57b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85b9a3aa501889af406b0b876ea10000b62f70f92d98ce169cc69fbcc162d2ea

import type { ConcreteRequest } from 'relay-runtime';
export type ContactChoiceQuery$variables = {
  customerId: number;
  search?: string | null | undefined;
};
export type ContactChoiceQuery$data = {
  readonly consignmentContacts: ReadonlyArray<{
    readonly databaseId: number;
    readonly email: string;
    readonly fullName: string;
  }>;
};
export type ContactChoiceQuery = {
  response: ContactChoiceQuery$data;
  variables: ContactChoiceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customerId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "customerId",
    "variableName": "customerId"
  },
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
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
  "name": "fullName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ContactChoiceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "consignmentContacts",
        "plural": true,
        "selections": [
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ContactChoiceQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "consignmentContacts",
        "plural": true,
        "selections": [
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
    "id": "85b9a3aa501889af406b0b876ea10000b62f70f92d98ce169cc69fbcc162d2ea",
    "metadata": {},
    "name": "ContactChoiceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a7399022f66e05261fa68f36dd2d1303";

export default node;

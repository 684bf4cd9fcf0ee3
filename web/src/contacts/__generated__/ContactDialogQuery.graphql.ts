/**
 * @generated SignedSource<<8fed271d1f2d952b32c3bcddb3b6e413>>
 * @relayHash af6cf6cdbda094e4344cbfb421a8aba3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f9c1f2252a727c7ec845213050617990caa45e6041a7be331a9897e11ecfdc0

import type { ConcreteRequest } from 'relay-runtime';
export type ContactDialogQuery$variables = {
  customerId: number;
};
export type ContactDialogQuery$data = {
  readonly customerContacts: ReadonlyArray<{
    readonly databaseId: number;
    readonly email: string;
    readonly fullName: string;
  }>;
};
export type ContactDialogQuery = {
  response: ContactDialogQuery$data;
  variables: ContactDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customerId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "customerId",
    "variableName": "customerId"
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
    "name": "ContactDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "customerContacts",
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
    "name": "ContactDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "customerContacts",
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
    "id": "1f9c1f2252a727c7ec845213050617990caa45e6041a7be331a9897e11ecfdc0",
    "metadata": {},
    "name": "ContactDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "50fd88bb9c1f680c7f676e494e635d4a";

export default node;

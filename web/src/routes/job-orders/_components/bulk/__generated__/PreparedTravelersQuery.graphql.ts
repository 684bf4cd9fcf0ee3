/**
 * @generated SignedSource<<dff07e0e17f85409abd524fe3b90823b>>
 * @relayHash 02b071997054e32fddc467b261ee4ee1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 66af96a39dcbba20d2d555b219653cc972903d2bbb1474bf6981dbe6c82e6fa9

import type { ConcreteRequest } from 'relay-runtime';
export type PreparedDocumentStatus = "FAILED" | "READY" | "WAITING" | "%future added value";
export type PreparedTravelersQuery$variables = {
  id: string;
};
export type PreparedTravelersQuery$data = {
  readonly preparedDocument: {
    readonly id: string;
    readonly pages: number | null | undefined;
    readonly problem: string | null | undefined;
    readonly status: PreparedDocumentStatus;
    readonly url: string | null | undefined;
  } | null | undefined;
};
export type PreparedTravelersQuery = {
  response: PreparedTravelersQuery$data;
  variables: PreparedTravelersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "PreparedDocument",
    "kind": "LinkedField",
    "name": "preparedDocument",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "problem",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pages",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PreparedTravelersQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PreparedTravelersQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "66af96a39dcbba20d2d555b219653cc972903d2bbb1474bf6981dbe6c82e6fa9",
    "metadata": {},
    "name": "PreparedTravelersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ef4441bcc3d94d6c91f2a767570c1b21";

export default node;

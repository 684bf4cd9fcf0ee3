/**
 * @generated SignedSource<<4ea17780fc76d56040b976642618687b>>
 * @relayHash af441f6985b0fab7bb8dd70e82f1fab9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91401f90bacaa7e533963ea3aebdace53883bb6cb8aef3d07b5313795d390779

import type { ConcreteRequest } from 'relay-runtime';
export type PreparedDocumentStatus = "FAILED" | "READY" | "WAITING" | "%future added value";
export type PreparedTravelersQuery$variables = {
  key: string;
};
export type PreparedTravelersQuery$data = {
  readonly preparedDocument: {
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
    "name": "key"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "key",
        "variableName": "key"
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
    "id": "91401f90bacaa7e533963ea3aebdace53883bb6cb8aef3d07b5313795d390779",
    "metadata": {},
    "name": "PreparedTravelersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8d0703fa29658dd9a2986e9f4da43707";

export default node;

/**
 * @generated SignedSource<<9cbb5e53e36a0b365620a6075a9033b5>>
 * @relayHash 62eb914350a9679e5e6925251142e824
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d70a4ced1267e5125a392b08cee79046c0b6f823b7215ba987dd3273534a3bd5

import type { ConcreteRequest } from 'relay-runtime';
export type ProposeServiceDialogQuery$variables = Record<PropertyKey, never>;
export type ProposeServiceDialogQuery$data = {
  readonly statuses: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }>;
};
export type ProposeServiceDialogQuery = {
  response: ProposeServiceDialogQuery$data;
  variables: ProposeServiceDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "entityType",
    "value": "SERVICE_TYPE"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ProposeServiceDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Status",
        "kind": "LinkedField",
        "name": "statuses",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": "statuses(entityType:\"SERVICE_TYPE\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ProposeServiceDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Status",
        "kind": "LinkedField",
        "name": "statuses",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": "statuses(entityType:\"SERVICE_TYPE\")"
      }
    ]
  },
  "params": {
    "id": "d70a4ced1267e5125a392b08cee79046c0b6f823b7215ba987dd3273534a3bd5",
    "metadata": {},
    "name": "ProposeServiceDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "135e796286e9019ca70782817ef764bc";

export default node;

/**
 * @generated SignedSource<<2b201511879476ea22bcd34dfc9453ab>>
 * @relayHash afab9b77bfeea99e09db217ea598e1ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fbf8301b14b248fe13738c992e548435c47fa071e471a878f1b20c11d0b7f205

import type { ConcreteRequest } from 'relay-runtime';
export type BulkStatusDialogQuery$variables = Record<PropertyKey, never>;
export type BulkStatusDialogQuery$data = {
  readonly statuses: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }>;
};
export type BulkStatusDialogQuery = {
  response: BulkStatusDialogQuery$data;
  variables: BulkStatusDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "entityType",
    "value": "JOB_ORDER"
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
    "name": "BulkStatusDialogQuery",
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
        "storageKey": "statuses(entityType:\"JOB_ORDER\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BulkStatusDialogQuery",
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
        "storageKey": "statuses(entityType:\"JOB_ORDER\")"
      }
    ]
  },
  "params": {
    "id": "fbf8301b14b248fe13738c992e548435c47fa071e471a878f1b20c11d0b7f205",
    "metadata": {},
    "name": "BulkStatusDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ac28340f3a98573ad7a68c4073cd0e74";

export default node;

/**
 * @generated SignedSource<<0c3ef1c9c3897eb0724ec7204b356736>>
 * @relayHash 85b21dd493e4ff1026032b3d4c646e09
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fd1646b0a33b064c5db9b84b781557159348df9999f70ebe30a382b59722d5f

import type { ConcreteRequest } from 'relay-runtime';
export type ServiceTypeFieldQuery$variables = Record<PropertyKey, never>;
export type ServiceTypeFieldQuery$data = {
  readonly statuses: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
  }>;
};
export type ServiceTypeFieldQuery = {
  response: ServiceTypeFieldQuery$data;
  variables: ServiceTypeFieldQuery$variables;
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
    "name": "ServiceTypeFieldQuery",
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
    "name": "ServiceTypeFieldQuery",
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
    "id": "7fd1646b0a33b064c5db9b84b781557159348df9999f70ebe30a382b59722d5f",
    "metadata": {},
    "name": "ServiceTypeFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "69044dd530234e83c7bf1ab99c3541b9";

export default node;

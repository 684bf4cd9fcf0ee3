/**
 * @generated SignedSource<<50118db63fa0a00ad8e2fb861c0c9d5b>>
 * @relayHash 4d80ad7763536fa774d8cb587473acc4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 859198cbd0fd12cdc802da49425180a0ecf3f7b7b34fc7dd4768b7754a932f96

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobServicesPageQuery$variables = Record<PropertyKey, never>;
export type JobServicesPageQuery$data = {
  readonly jobServices: ReadonlyArray<{
    readonly count: number;
    readonly serviceType: {
      readonly code: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"ServiceSection_group">;
  }>;
};
export type JobServicesPageQuery = {
  response: JobServicesPageQuery$data;
  variables: JobServicesPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "JobServicesPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "JobServiceGroup",
        "kind": "LinkedField",
        "name": "jobServices",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Status",
            "kind": "LinkedField",
            "name": "serviceType",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ServiceSection_group"
          }
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
    "name": "JobServicesPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "JobServiceGroup",
        "kind": "LinkedField",
        "name": "jobServices",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Status",
            "kind": "LinkedField",
            "name": "serviceType",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
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
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "859198cbd0fd12cdc802da49425180a0ecf3f7b7b34fc7dd4768b7754a932f96",
    "metadata": {},
    "name": "JobServicesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c361df336b14c6ec831d8ec0150dfad4";

export default node;

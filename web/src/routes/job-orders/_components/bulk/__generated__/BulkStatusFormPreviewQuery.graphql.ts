/**
 * @generated SignedSource<<a750a1fb3521374dc2397665fc90d43b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type BulkStatusFormPreviewQuery$variables = {
  jobOrderIds: ReadonlyArray<string>;
  statusCode: string;
};
export type BulkStatusFormPreviewQuery$data = {
  readonly jobOrderStatusPreview: ReadonlyArray<{
    readonly action: string | null | undefined;
    readonly code: string | null | undefined;
    readonly jobOrder: {
      readonly number: string;
      readonly status: {
        readonly name: string;
      };
    } | null | undefined;
    readonly jobOrderId: string;
    readonly ok: boolean;
    readonly to: {
      readonly name: string;
    } | null | undefined;
  }>;
};
export type BulkStatusFormPreviewQuery = {
  response: BulkStatusFormPreviewQuery$data;
  variables: BulkStatusFormPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "jobOrderIds"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "statusCode"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "jobOrderIds",
    "variableName": "jobOrderIds"
  },
  {
    "kind": "Variable",
    "name": "statusCode",
    "variableName": "statusCode"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "jobOrderId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ok",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "action",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = [
  (v6/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v10 = [
  (v6/*:: as any*/),
  (v9/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BulkStatusFormPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "JobOrderStatusResult",
        "kind": "LinkedField",
        "name": "jobOrderStatusPreview",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Status",
            "kind": "LinkedField",
            "name": "to",
            "plural": false,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "JobOrder",
            "kind": "LinkedField",
            "name": "jobOrder",
            "plural": false,
            "selections": [
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Status",
                "kind": "LinkedField",
                "name": "status",
                "plural": false,
                "selections": (v7/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BulkStatusFormPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "JobOrderStatusResult",
        "kind": "LinkedField",
        "name": "jobOrderStatusPreview",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Status",
            "kind": "LinkedField",
            "name": "to",
            "plural": false,
            "selections": (v10/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "JobOrder",
            "kind": "LinkedField",
            "name": "jobOrder",
            "plural": false,
            "selections": [
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Status",
                "kind": "LinkedField",
                "name": "status",
                "plural": false,
                "selections": (v10/*:: as any*/),
                "storageKey": null
              },
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "01e1034352c34961fa75fce44fab1ee7",
    "id": null,
    "metadata": {},
    "name": "BulkStatusFormPreviewQuery",
    "operationKind": "query",
    "text": "query BulkStatusFormPreviewQuery(\n  $jobOrderIds: [ID!]!\n  $statusCode: String!\n) {\n  jobOrderStatusPreview(jobOrderIds: $jobOrderIds, statusCode: $statusCode) {\n    jobOrderId\n    ok\n    action\n    code\n    to {\n      name\n      id\n    }\n    jobOrder {\n      number\n      status {\n        name\n        id\n      }\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "72b6887493c8bd844d422424c03d32d6";

export default node;

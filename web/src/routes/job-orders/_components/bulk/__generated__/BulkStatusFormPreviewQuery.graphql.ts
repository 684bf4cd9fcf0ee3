/**
 * @generated SignedSource<<38f2f6dc2901d221899c61e206e76ac1>>
 * @relayHash 01e1034352c34961fa75fce44fab1ee7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 497fabd00c27707a6683979b263a546bbb28f0aae6e1d566637484b7dea48bbd

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
    "id": "497fabd00c27707a6683979b263a546bbb28f0aae6e1d566637484b7dea48bbd",
    "metadata": {},
    "name": "BulkStatusFormPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "72b6887493c8bd844d422424c03d32d6";

export default node;

/**
 * @generated SignedSource<<8a7d43e1331734f922d6c385809b1c66>>
 * @relayHash 4d90e9a246033dcad38c600c4b43a3ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c0f28caf8792bf953cee6d1a23305019e0fb7fe984a06e9dde78d7431298099

import type { ConcreteRequest } from 'relay-runtime';
export type useStatusPreviewQuery$variables = {
  jobOrderIds: ReadonlyArray<string>;
  statusCode: string;
};
export type useStatusPreviewQuery$data = {
  readonly jobOrderStatusPreview: ReadonlyArray<{
    readonly code: string | null | undefined;
    readonly jobOrder: {
      readonly number: string;
      readonly status: {
        readonly name: string;
      };
      readonly version: number;
    } | null | undefined;
    readonly jobOrderId: string;
    readonly ok: boolean;
    readonly requiresTracking: boolean;
    readonly takesReason: boolean;
    readonly to: {
      readonly name: string;
    } | null | undefined;
  }>;
};
export type useStatusPreviewQuery = {
  response: useStatusPreviewQuery$data;
  variables: useStatusPreviewQuery$variables;
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
  "name": "takesReason",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "requiresTracking",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = [
  (v7/*:: as any*/)
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v12 = [
  (v7/*:: as any*/),
  (v11/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useStatusPreviewQuery",
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
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Status",
            "kind": "LinkedField",
            "name": "to",
            "plural": false,
            "selections": (v8/*:: as any*/),
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
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Status",
                "kind": "LinkedField",
                "name": "status",
                "plural": false,
                "selections": (v8/*:: as any*/),
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
    "name": "useStatusPreviewQuery",
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
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Status",
            "kind": "LinkedField",
            "name": "to",
            "plural": false,
            "selections": (v12/*:: as any*/),
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
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Status",
                "kind": "LinkedField",
                "name": "status",
                "plural": false,
                "selections": (v12/*:: as any*/),
                "storageKey": null
              },
              (v11/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6c0f28caf8792bf953cee6d1a23305019e0fb7fe984a06e9dde78d7431298099",
    "metadata": {},
    "name": "useStatusPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ee2ff0919a8d4701f454b8b8cc60d147";

export default node;

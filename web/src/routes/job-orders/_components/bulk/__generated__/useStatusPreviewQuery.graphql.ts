/**
 * @generated SignedSource<<eb842b82131c39f1f6f449c9762648be>>
 * @relayHash 21ea5c5587a25fa822673516e9927ddf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 093c5780db44728cc954305dcbf72187fe1074ecf7ce0b057df865f053e7d052

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
  "name": "id",
  "storageKey": null
},
v11 = [
  (v7/*:: as any*/),
  (v10/*:: as any*/)
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
            "selections": (v11/*:: as any*/),
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
              {
                "alias": null,
                "args": null,
                "concreteType": "Status",
                "kind": "LinkedField",
                "name": "status",
                "plural": false,
                "selections": (v11/*:: as any*/),
                "storageKey": null
              },
              (v10/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "093c5780db44728cc954305dcbf72187fe1074ecf7ce0b057df865f053e7d052",
    "metadata": {},
    "name": "useStatusPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "010d30f89155a35c3195652911f5a8f4";

export default node;

/**
 * @generated SignedSource<<062fd2310db28df99dde1852a1b6a67c>>
 * @relayHash 99e5fadc0d82dbba370ab79f0cbcbeda
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0dd7a7572c78fe609b20492dd1894051143ef6899203c178f24be03867bdf9fb

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewEstimatePageQuery$variables = Record<PropertyKey, never>;
export type NewEstimatePageQuery$data = {
  readonly estimateData: {
    readonly infoText: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"EstimateForm_data">;
  } | null | undefined;
};
export type NewEstimatePageQuery = {
  response: NewEstimatePageQuery$data;
  variables: NewEstimatePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "page",
    "value": "CREATE"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "infoText",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/)
],
v5 = {
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
    "name": "NewEstimatePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "EstimateData",
        "kind": "LinkedField",
        "name": "estimateData",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EstimateForm_data"
          }
        ],
        "storageKey": "estimateData(page:\"CREATE\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewEstimatePageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "EstimateData",
        "kind": "LinkedField",
        "name": "estimateData",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "EstimatePriority",
            "kind": "LinkedField",
            "name": "priorities",
            "plural": true,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "offersFreeDesigns",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "EstimateMetal",
            "kind": "LinkedField",
            "name": "metals",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isOfDesigns",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ServiceTypeGroup",
            "kind": "LinkedField",
            "name": "serviceTypeGroups",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "EstimateService",
                "kind": "LinkedField",
                "name": "serviceTypes",
                "plural": true,
                "selections": [
                  (v5/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "EstimateTreatment",
            "kind": "LinkedField",
            "name": "treatments",
            "plural": true,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "WorkflowLimitation",
            "kind": "LinkedField",
            "name": "workflowLimitations",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "serviceTypeCode",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "requiresProof",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "EstimateStoneKind",
            "kind": "LinkedField",
            "name": "stones",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "gem",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "shape",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "quality",
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "settingTypes",
            "storageKey": null
          }
        ],
        "storageKey": "estimateData(page:\"CREATE\")"
      }
    ]
  },
  "params": {
    "id": "0dd7a7572c78fe609b20492dd1894051143ef6899203c178f24be03867bdf9fb",
    "metadata": {},
    "name": "NewEstimatePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "afeec48c01c93782e846d37909fec932";

export default node;

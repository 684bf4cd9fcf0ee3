/**
 * @generated SignedSource<<6cc3c49980b7a4f6ea30152513520766>>
 * @relayHash d4a9a2417a71126bffaeec0bc5170da6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa1c67b35e524e687c2dd8b6f8e1d61c5b43939a9c2db0f1e3aad759afe76fe6

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
v4 = {
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
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
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
              (v4/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "EstimateService",
                "kind": "LinkedField",
                "name": "serviceTypes",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
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
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unit",
                "storageKey": null
              }
            ],
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
    "id": "fa1c67b35e524e687c2dd8b6f8e1d61c5b43939a9c2db0f1e3aad759afe76fe6",
    "metadata": {},
    "name": "NewEstimatePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "afeec48c01c93782e846d37909fec932";

export default node;

/**
 * @generated SignedSource<<4fb5e2b841041cadf3e8f27716bf7364>>
 * @relayHash e3c0f41e7f711dfec6d36dac97f122f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 111c326f603374521bef4401576cabc454d23a67b4fa3f35b2977b49181d7b63

import type { ConcreteRequest } from 'relay-runtime';
export type EstimatePage = "CREATE" | "EDIT" | "JOB" | "QUOTE" | "%future added value";
export type WhatGoesAlongQuery$variables = {
  number: string;
  page: EstimatePage;
};
export type WhatGoesAlongQuery$data = {
  readonly estimate: {
    readonly configuration: {
      readonly attributes: ReadonlyArray<{
        readonly attributeId: number;
        readonly optionId: number | null | undefined;
        readonly text: string | null | undefined;
      }>;
      readonly size: string | null | undefined;
      readonly subItems: ReadonlyArray<{
        readonly itemTypeId: number;
      }>;
    } | null | undefined;
    readonly id: string;
    readonly title: string;
  } | null | undefined;
  readonly estimateData: {
    readonly attributes: ReadonlyArray<{
      readonly databaseId: number;
      readonly kind: string;
      readonly name: string;
      readonly options: ReadonlyArray<{
        readonly databaseId: number;
        readonly name: string;
      }>;
      readonly unit: string | null | undefined;
    }>;
    readonly infoText: string | null | undefined;
    readonly jobTypeAttributes: ReadonlyArray<{
      readonly attributeIds: ReadonlyArray<number>;
    }>;
  } | null | undefined;
};
export type WhatGoesAlongQuery = {
  response: WhatGoesAlongQuery$data;
  variables: WhatGoesAlongQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "number"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "page"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "number",
        "variableName": "number"
      }
    ],
    "concreteType": "Estimate",
    "kind": "LinkedField",
    "name": "estimate",
    "plural": false,
    "selections": [
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
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "EstimateConfiguration",
        "kind": "LinkedField",
        "name": "configuration",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "size",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "EstimateChoice",
            "kind": "LinkedField",
            "name": "attributes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "attributeId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "optionId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "text",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "EstimatePart",
            "kind": "LinkedField",
            "name": "subItems",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "itemTypeId",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "page",
        "variableName": "page"
      }
    ],
    "concreteType": "EstimateData",
    "kind": "LinkedField",
    "name": "estimateData",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "infoText",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "EstimateAttribute",
        "kind": "LinkedField",
        "name": "attributes",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unit",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "EstimateAttributeOption",
            "kind": "LinkedField",
            "name": "options",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "JobTypeAttributes",
        "kind": "LinkedField",
        "name": "jobTypeAttributes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "attributeIds",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "WhatGoesAlongQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WhatGoesAlongQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "111c326f603374521bef4401576cabc454d23a67b4fa3f35b2977b49181d7b63",
    "metadata": {},
    "name": "WhatGoesAlongQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0d09abbf432e0ba27f0ebbede93f4355";

export default node;

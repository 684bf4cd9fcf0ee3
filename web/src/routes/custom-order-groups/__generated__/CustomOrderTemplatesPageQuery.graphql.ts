/**
 * @generated SignedSource<<243288879f30517fa863c6eaacfd210d>>
 * @relayHash ceea16e9711f3fc764ccb3120012d7de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ae5a2642a7b0756acd293e5c1dda105e78f47a4e9615bc13de94b64ba319a25

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomOrderTemplatesPageQuery$variables = Record<PropertyKey, never>;
export type CustomOrderTemplatesPageQuery$data = {
  readonly customOrderTree: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"TemplateTree_template">;
  }>;
};
export type CustomOrderTemplatesPageQuery = {
  response: CustomOrderTemplatesPageQuery$data;
  variables: CustomOrderTemplatesPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
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
  "name": "code",
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
  (v1/*:: as any*/),
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  (v0/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CustomOrderTemplatesPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomOrderTemplate",
        "kind": "LinkedField",
        "name": "customOrderTree",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TemplateTree_template"
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
    "name": "CustomOrderTemplatesPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomOrderTemplate",
        "kind": "LinkedField",
        "name": "customOrderTree",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "parentDatabaseId",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nameEn",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nameFr",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "descriptionEn",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "descriptionFr",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isActive",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOffered",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "orderCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ItemType",
            "kind": "LinkedField",
            "name": "itemType",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ItemType",
            "kind": "LinkedField",
            "name": "pictureItemType",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0ae5a2642a7b0756acd293e5c1dda105e78f47a4e9615bc13de94b64ba319a25",
    "metadata": {},
    "name": "CustomOrderTemplatesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7d5d2307c68369410e7c751b57e07906";

export default node;

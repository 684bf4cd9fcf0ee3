/**
 * @generated SignedSource<<2ec95a8e2b11c5fb86e0c67836fd4a8b>>
 * @relayHash 09ce8eed196885f972c037031f06b9a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 670af0126da8eb35fec3d53c29b1bfdd2a3131157399bbe18865ce28fbfd77e5

import type { ConcreteRequest } from 'relay-runtime';
export type CategoryNavQuery$variables = Record<PropertyKey, never>;
export type CategoryNavQuery$data = {
  readonly productCategories: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly code: string;
        readonly id: string;
        readonly name: string;
      };
    }>;
  };
};
export type CategoryNavQuery = {
  response: CategoryNavQuery$data;
  variables: CategoryNavQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "filter",
        "value": {
          "onlyRoots": true
        }
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 12
      }
    ],
    "concreteType": "ProductCategoryConnection",
    "kind": "LinkedField",
    "name": "productCategories",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ProductCategoryEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ProductCategory",
            "kind": "LinkedField",
            "name": "node",
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
                "name": "code",
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
    ],
    "storageKey": "productCategories(filter:{\"onlyRoots\":true},first:12)"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CategoryNavQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CategoryNavQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "670af0126da8eb35fec3d53c29b1bfdd2a3131157399bbe18865ce28fbfd77e5",
    "metadata": {},
    "name": "CategoryNavQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3db060741a2b50bcb2b3641ee261f742";

export default node;

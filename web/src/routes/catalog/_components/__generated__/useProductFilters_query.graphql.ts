/**
 * @generated SignedSource<<427d36876c784d14a918d6e9e4337268>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useProductFilters_query$data = {
  readonly productFacets: {
    readonly alloys: ReadonlyArray<{
      readonly alloy: {
        readonly databaseId: number;
        readonly name: string;
      };
      readonly productCount: number;
    }>;
    readonly attributes: ReadonlyArray<{
      readonly attribute: {
        readonly databaseId: number;
        readonly name: string;
      };
      readonly options: ReadonlyArray<{
        readonly option: {
          readonly databaseId: number;
          readonly name: string;
        };
        readonly productCount: number;
      }>;
    }>;
  };
  readonly " $fragmentType": "useProductFilters_query";
};
export type useProductFilters_query$key = {
  readonly " $data"?: useProductFilters_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useProductFilters_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "productCount",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "databaseId",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "useProductFilters_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        }
      ],
      "concreteType": "ProductFacets",
      "kind": "LinkedField",
      "name": "productFacets",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "FilterAlloy",
          "kind": "LinkedField",
          "name": "alloys",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Alloy",
              "kind": "LinkedField",
              "name": "alloy",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FilterAttribute",
          "kind": "LinkedField",
          "name": "attributes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Attribute",
              "kind": "LinkedField",
              "name": "attribute",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "FilterOption",
              "kind": "LinkedField",
              "name": "options",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "AttributeOption",
                  "kind": "LinkedField",
                  "name": "option",
                  "plural": false,
                  "selections": (v1/*:: as any*/),
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "7eea298d102df05d0f4faa685ee0b3d9";

export default node;

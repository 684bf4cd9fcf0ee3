/**
 * @generated SignedSource<<a34b6013172ecc859406f071033cc4b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useProductFilters_query$data = {
  readonly alloys: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly filterAttributes: ReadonlyArray<{
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
  readonly " $fragmentType": "useProductFilters_query";
};
export type useProductFilters_query$key = {
  readonly " $data"?: useProductFilters_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useProductFilters_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
      "name": "categoryCode"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "categoryId"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "useProductFilters_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Alloy",
      "kind": "LinkedField",
      "name": "alloys",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "categoryCode",
          "variableName": "categoryCode"
        },
        {
          "kind": "Variable",
          "name": "categoryId",
          "variableName": "categoryId"
        }
      ],
      "concreteType": "FilterAttribute",
      "kind": "LinkedField",
      "name": "filterAttributes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Attribute",
          "kind": "LinkedField",
          "name": "attribute",
          "plural": false,
          "selections": (v0/*:: as any*/),
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
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "productCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "AttributeOption",
              "kind": "LinkedField",
              "name": "option",
              "plural": false,
              "selections": (v0/*:: as any*/),
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

(node as any).hash = "8275c07b043ea10035b115574f7bc81c";

export default node;

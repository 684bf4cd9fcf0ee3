/**
 * @generated SignedSource<<7c1c006473f5b7f0f5d86dc31b416b58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CatalogFilters_query$data = {
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
  readonly " $fragmentType": "CatalogFilters_query";
};
export type CatalogFilters_query$key = {
  readonly " $data"?: CatalogFilters_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CatalogFilters_query">;
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
  "name": "CatalogFilters_query",
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

(node as any).hash = "9958f024ee8ec8dd4a79b4cb84dbbdd5";

export default node;

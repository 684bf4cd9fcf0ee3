/**
 * @generated SignedSource<<bd77cb1ff787f10a4f689cea1191d492>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CatalogChips_query$data = {
  readonly alloys: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
  readonly filterAttributes: ReadonlyArray<{
    readonly attribute: {
      readonly databaseId: number;
    };
    readonly options: ReadonlyArray<{
      readonly option: {
        readonly databaseId: number;
        readonly name: string;
      };
    }>;
  }>;
  readonly " $fragmentType": "CatalogChips_query";
};
export type CatalogChips_query$key = {
  readonly " $data"?: CatalogChips_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CatalogChips_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
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
  "name": "CatalogChips_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Alloy",
      "kind": "LinkedField",
      "name": "alloys",
      "plural": true,
      "selections": (v1/*:: as any*/),
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
          "selections": [
            (v0/*:: as any*/)
          ],
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
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "6c9bf064b1eeffb1f9ee204949b581a0";

export default node;

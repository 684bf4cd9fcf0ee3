/**
 * @generated SignedSource<<6460b82b6756059aabaa1f9ea097b675>>
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
      readonly databaseId: number;
      readonly name: string;
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
    readonly karats: ReadonlyArray<{
      readonly mark: string;
      readonly name: string;
      readonly productCount: number;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"useMeasureFilters_facets">;
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
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "productCount",
  "storageKey": null
},
v3 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
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
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FilterKarat",
          "kind": "LinkedField",
          "name": "karats",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mark",
              "storageKey": null
            },
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useMeasureFilters_facets"
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
              "selections": (v3/*:: as any*/),
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
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "AttributeOption",
                  "kind": "LinkedField",
                  "name": "option",
                  "plural": false,
                  "selections": (v3/*:: as any*/),
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

(node as any).hash = "0120b1e2204133eb69cc4e3f9242340d";

export default node;

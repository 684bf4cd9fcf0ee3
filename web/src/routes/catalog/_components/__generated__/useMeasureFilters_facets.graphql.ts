/**
 * @generated SignedSource<<86252fe667fb7991fa6e09485d5e3b22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMeasureFilters_facets$data = {
  readonly categories: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
    readonly productCount: number;
  }>;
  readonly centreCarats: ReadonlyArray<{
    readonly below: string | null | undefined;
    readonly from: string | null | undefined;
    readonly productCount: number;
  }>;
  readonly listPrices: ReadonlyArray<{
    readonly below: string | null | undefined;
    readonly from: string | null | undefined;
    readonly productCount: number;
  }> | null | undefined;
  readonly shapes: ReadonlyArray<{
    readonly code: string;
    readonly name: string;
    readonly productCount: number;
  }>;
  readonly sizes: ReadonlyArray<{
    readonly productCount: number;
    readonly size: {
      readonly eu: string;
      readonly mm: string;
      readonly uk: string;
      readonly us: string;
    };
  }>;
  readonly thicknesses: ReadonlyArray<{
    readonly below: string | null | undefined;
    readonly from: string | null | undefined;
    readonly productCount: number;
  }>;
  readonly " $fragmentType": "useMeasureFilters_facets";
};
export type useMeasureFilters_facets$key = {
  readonly " $data"?: useMeasureFilters_facets$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMeasureFilters_facets">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "productCount",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "from",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "below",
    "storageKey": null
  },
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMeasureFilters_facets",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FilterCategory",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FilterSize",
      "kind": "LinkedField",
      "name": "sizes",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "RingSize",
          "kind": "LinkedField",
          "name": "size",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "us",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "eu",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "uk",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mm",
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
      "args": null,
      "concreteType": "FilterShape",
      "kind": "LinkedField",
      "name": "shapes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FilterRange",
      "kind": "LinkedField",
      "name": "centreCarats",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FilterRange",
      "kind": "LinkedField",
      "name": "thicknesses",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FilterRange",
      "kind": "LinkedField",
      "name": "listPrices",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "ProductFacets",
  "abstractKey": null
};
})();

(node as any).hash = "1f146e4e6366f5fc87cc1e127169900d";

export default node;

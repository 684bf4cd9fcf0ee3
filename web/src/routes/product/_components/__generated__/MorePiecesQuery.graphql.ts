/**
 * @generated SignedSource<<1b866b05a7334bd0c7ed6152773c9498>>
 * @relayHash 6de35809730b50c78cfc7b72a78e947e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc3692c9e91b1d71f6b4ec21e6a46090b4ebc8d1ebe24abd073cd97dbc584f39

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductFilter = {
  addableToCategoryId?: number | null | undefined;
  alloyIds?: ReadonlyArray<number> | null | undefined;
  attributes?: ReadonlyArray<AttributeFilterInput> | null | undefined;
  categoryCode?: string | null | undefined;
  categoryId?: number | null | undefined;
  categoryIds?: ReadonlyArray<number> | null | undefined;
  centreCarats?: ReadonlyArray<RangeInput> | null | undefined;
  codes?: ReadonlyArray<string> | null | undefined;
  featured?: boolean | null | undefined;
  isPartOnly?: boolean | null | undefined;
  itemGroupCode?: string | null | undefined;
  itemGroupId?: number | null | undefined;
  karats?: ReadonlyArray<string> | null | undefined;
  listPrices?: ReadonlyArray<RangeInput> | null | undefined;
  maxPrice?: string | null | undefined;
  minPrice?: string | null | undefined;
  search?: string | null | undefined;
  shapes?: ReadonlyArray<string> | null | undefined;
  sizes?: ReadonlyArray<string> | null | undefined;
  thicknesses?: ReadonlyArray<RangeInput> | null | undefined;
};
export type AttributeFilterInput = {
  attributeId: number;
  optionIds: ReadonlyArray<number>;
};
export type RangeInput = {
  below?: string | null | undefined;
  from?: string | null | undefined;
};
export type MorePiecesQuery$variables = {
  recent: ProductFilter;
  related: ProductFilter;
};
export type MorePiecesQuery$data = {
  readonly recent: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly code: string;
        readonly " $fragmentSpreads": FragmentRefs<"PieceStrip_pieces">;
      };
    }>;
  };
  readonly related: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly code: string;
        readonly " $fragmentSpreads": FragmentRefs<"PieceStrip_pieces">;
      };
    }>;
  };
};
export type MorePiecesQuery = {
  response: MorePiecesQuery$data;
  variables: MorePiecesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "recent"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "related"
},
v2 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "related"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 7
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ProductEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ItemType",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PieceStrip_pieces"
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v5 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "recent"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 12
  }
],
v6 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ProductEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ItemType",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "listImageUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "listPrice",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "listPriceVaries",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "currency",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "quoteRequired",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "MorePiecesQuery",
    "selections": [
      {
        "alias": "related",
        "args": (v2/*:: as any*/),
        "concreteType": "ProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v4/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "recent",
        "args": (v5/*:: as any*/),
        "concreteType": "ProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v4/*:: as any*/),
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MorePiecesQuery",
    "selections": [
      {
        "alias": "related",
        "args": (v2/*:: as any*/),
        "concreteType": "ProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v6/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "recent",
        "args": (v5/*:: as any*/),
        "concreteType": "ProductConnection",
        "kind": "LinkedField",
        "name": "products",
        "plural": false,
        "selections": (v6/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dc3692c9e91b1d71f6b4ec21e6a46090b4ebc8d1ebe24abd073cd97dbc584f39",
    "metadata": {},
    "name": "MorePiecesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "759661f544b5c11ca4986705197509b6";

export default node;

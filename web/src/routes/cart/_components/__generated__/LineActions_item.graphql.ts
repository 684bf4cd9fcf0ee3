/**
 * @generated SignedSource<<364b3175bdce40ba36bc3f93e79475d3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LineActions_item$data = {
  readonly alloy: {
    readonly code: string;
  };
  readonly choices: ReadonlyArray<{
    readonly attributeCode: string;
    readonly optionId: number | null | undefined;
    readonly text: string | null | undefined;
  }>;
  readonly id: string;
  readonly itemType: {
    readonly databaseId: number;
    readonly name: string;
  };
  readonly ownMetal: boolean;
  readonly parts: ReadonlyArray<{
    readonly alloyCode: string;
    readonly choices: ReadonlyArray<{
      readonly attributeCode: string;
      readonly optionId: number | null | undefined;
      readonly text: string | null | undefined;
    }>;
    readonly code: string;
    readonly follows: boolean;
    readonly size: {
      readonly us: string;
    } | null | undefined;
  }>;
  readonly priority: {
    readonly code: string;
  };
  readonly quantity: number;
  readonly size: {
    readonly us: string;
  } | null | undefined;
  readonly wantedBy: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useRemoveLine_item">;
  readonly " $fragmentType": "LineActions_item";
};
export type LineActions_item$key = {
  readonly " $data"?: LineActions_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineActions_item">;
};

const node: ReaderFragment = (function(){
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
  "name": "quantity",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "wantedBy",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "ItemType",
  "kind": "LinkedField",
  "name": "itemType",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v6 = [
  (v5/*:: as any*/)
],
v7 = {
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
    }
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "optionId",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Choice",
  "kind": "LinkedField",
  "name": "choices",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attributeCode",
      "storageKey": null
    },
    (v8/*:: as any*/),
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "follows",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ownMetal",
  "storageKey": null
},
v13 = [
  (v3/*:: as any*/)
],
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "Choice",
  "kind": "LinkedField",
  "name": "choices",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attributeId",
      "storageKey": null
    },
    (v8/*:: as any*/),
    (v9/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LineActions_item",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Alloy",
      "kind": "LinkedField",
      "name": "alloy",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Priority",
      "kind": "LinkedField",
      "name": "priority",
      "plural": false,
      "selections": (v6/*:: as any*/),
      "storageKey": null
    },
    (v7/*:: as any*/),
    (v10/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ConfiguredPart",
      "kind": "LinkedField",
      "name": "parts",
      "plural": true,
      "selections": [
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alloyCode",
          "storageKey": null
        },
        (v7/*:: as any*/),
        (v10/*:: as any*/),
        (v11/*:: as any*/)
      ],
      "storageKey": null
    },
    (v12/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "useRemoveLine_item",
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endCustomer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        },
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Alloy",
          "kind": "LinkedField",
          "name": "alloy",
          "plural": false,
          "selections": (v13/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Priority",
          "kind": "LinkedField",
          "name": "priority",
          "plural": false,
          "selections": (v13/*:: as any*/),
          "storageKey": null
        },
        (v7/*:: as any*/),
        (v14/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ConfiguredPart",
          "kind": "LinkedField",
          "name": "parts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "itemTypeId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "alloyId",
              "storageKey": null
            },
            (v7/*:: as any*/),
            (v14/*:: as any*/),
            (v11/*:: as any*/)
          ],
          "storageKey": null
        },
        (v12/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "FileInfo",
          "kind": "LinkedField",
          "name": "drawing",
          "plural": false,
          "selections": (v13/*:: as any*/),
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "CartItem",
  "abstractKey": null
};
})();

(node as any).hash = "14a5f9d4fa749e4fe3463c960d2aa877";

export default node;

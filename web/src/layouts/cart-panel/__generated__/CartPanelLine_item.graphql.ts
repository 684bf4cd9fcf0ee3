/**
 * @generated SignedSource<<0cffcda21cdabdb5a13111cfae244b61>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartPanelLine_item$data = {
  readonly alloy: {
    readonly code: string;
    readonly name: string;
  };
  readonly choices: ReadonlyArray<{
    readonly attributeCode: string;
    readonly attributeName: string;
    readonly optionId: number | null | undefined;
    readonly text: string | null | undefined;
    readonly value: string;
  }>;
  readonly id: string;
  readonly imageUrl: string;
  readonly itemType: {
    readonly databaseId: number;
    readonly name: string;
  };
  readonly linePrice: string | null | undefined;
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
    readonly eu: string;
    readonly mm: string;
    readonly uk: string;
    readonly us: string;
  } | null | undefined;
  readonly wantedBy: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useRemoveLine_item">;
  readonly " $fragmentType": "CartPanelLine_item";
};
export type CartPanelLine_item$key = {
  readonly " $data"?: CartPanelLine_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartPanelLine_item">;
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
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "ItemType",
  "kind": "LinkedField",
  "name": "itemType",
  "plural": false,
  "selections": [
    (v3/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "us",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "attributeCode",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "optionId",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "RingSize",
  "kind": "LinkedField",
  "name": "size",
  "plural": false,
  "selections": [
    (v7/*:: as any*/)
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "follows",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ownMetal",
  "storageKey": null
},
v14 = [
  (v3/*:: as any*/)
],
v15 = {
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
    (v9/*:: as any*/),
    (v10/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartPanelLine_item",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linePrice",
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageUrl",
      "storageKey": null
    },
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Alloy",
      "kind": "LinkedField",
      "name": "alloy",
      "plural": false,
      "selections": [
        (v6/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Priority",
      "kind": "LinkedField",
      "name": "priority",
      "plural": false,
      "selections": [
        (v6/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RingSize",
      "kind": "LinkedField",
      "name": "size",
      "plural": false,
      "selections": [
        (v7/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Choice",
      "kind": "LinkedField",
      "name": "choices",
      "plural": true,
      "selections": [
        (v8/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attributeName",
          "storageKey": null
        },
        (v9/*:: as any*/),
        (v10/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ConfiguredPart",
      "kind": "LinkedField",
      "name": "parts",
      "plural": true,
      "selections": [
        (v6/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alloyCode",
          "storageKey": null
        },
        (v11/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Choice",
          "kind": "LinkedField",
          "name": "choices",
          "plural": true,
          "selections": [
            (v8/*:: as any*/),
            (v9/*:: as any*/),
            (v10/*:: as any*/)
          ],
          "storageKey": null
        },
        (v12/*:: as any*/)
      ],
      "storageKey": null
    },
    (v13/*:: as any*/),
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
        (v5/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Alloy",
          "kind": "LinkedField",
          "name": "alloy",
          "plural": false,
          "selections": (v14/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Priority",
          "kind": "LinkedField",
          "name": "priority",
          "plural": false,
          "selections": (v14/*:: as any*/),
          "storageKey": null
        },
        (v11/*:: as any*/),
        (v15/*:: as any*/),
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
            (v11/*:: as any*/),
            (v15/*:: as any*/),
            (v12/*:: as any*/)
          ],
          "storageKey": null
        },
        (v13/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "FileInfo",
          "kind": "LinkedField",
          "name": "drawing",
          "plural": false,
          "selections": (v14/*:: as any*/),
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

(node as any).hash = "9d0a6aa04de5c2df04ce5c603008e50b";

export default node;

/**
 * @generated SignedSource<<2f144fd30b5fe0bfa237ddbff5d8881c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WishLine_item$data = {
  readonly addedAt: string;
  readonly alloy: {
    readonly name: string;
  };
  readonly choices: ReadonlyArray<{
    readonly attributeName: string;
    readonly value: string;
  }>;
  readonly endCustomer: string | null | undefined;
  readonly id: string;
  readonly imageUrl: string;
  readonly itemType: {
    readonly id: string;
    readonly name: string;
  };
  readonly note: string | null | undefined;
  readonly ownMetal: boolean;
  readonly parts: ReadonlyArray<{
    readonly alloyName: string;
    readonly choices: ReadonlyArray<{
      readonly attributeName: string;
      readonly value: string;
    }>;
    readonly code: string;
    readonly name: string;
    readonly quantity: number;
    readonly size: {
      readonly eu: string;
      readonly mm: string;
      readonly uk: string;
      readonly us: string;
    } | null | undefined;
  }>;
  readonly priority: {
    readonly name: string;
  };
  readonly reference: string | null | undefined;
  readonly size: {
    readonly eu: string;
    readonly mm: string;
    readonly uk: string;
    readonly us: string;
  } | null | undefined;
  readonly wantedBy: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"WishLineActions_item" | "WishPrice_item" | "WishProblems_item">;
  readonly " $fragmentType": "WishLine_item";
};
export type WishLine_item$key = {
  readonly " $data"?: WishLine_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"WishLine_item">;
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
  "name": "name",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
],
v3 = {
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
},
v4 = {
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
      "name": "attributeName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WishLine_item",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "imageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wantedBy",
      "storageKey": null
    },
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownMetal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ItemType",
      "kind": "LinkedField",
      "name": "itemType",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Alloy",
      "kind": "LinkedField",
      "name": "alloy",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Priority",
      "kind": "LinkedField",
      "name": "priority",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    (v3/*:: as any*/),
    (v4/*:: as any*/),
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
          "name": "code",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alloyName",
          "storageKey": null
        },
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WishPrice_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WishProblems_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WishLineActions_item"
    }
  ],
  "type": "WishListItem",
  "abstractKey": null
};
})();

(node as any).hash = "94aea9455bdb9301ae3e73b60300c3b3";

export default node;

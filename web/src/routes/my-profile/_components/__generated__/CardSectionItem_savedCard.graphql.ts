/**
 * @generated SignedSource<<17a9dd3b3b24e101ac53d380ec233a1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CardSectionItem_savedCard$data = {
  readonly cardType: {
    readonly name: string;
  };
  readonly databaseId: number;
  readonly isDefault: boolean;
  readonly isExpired: boolean;
  readonly last4: string;
  readonly nameOnCard: string;
  readonly " $fragmentSpreads": FragmentRefs<"CardLine_savedCard">;
  readonly " $fragmentType": "CardSectionItem_savedCard";
};
export type CardSectionItem_savedCard$key = {
  readonly " $data"?: CardSectionItem_savedCard$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardSectionItem_savedCard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardSectionItem_savedCard",
  "selections": [
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
      "name": "nameOnCard",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "last4",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDefault",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isExpired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CardType",
      "kind": "LinkedField",
      "name": "cardType",
      "plural": false,
      "selections": [
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
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardLine_savedCard"
    }
  ],
  "type": "SavedCard",
  "abstractKey": null
};

(node as any).hash = "327d17e2972bec3b97e6b0206de79d14";

export default node;

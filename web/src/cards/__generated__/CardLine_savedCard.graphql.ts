/**
 * @generated SignedSource<<3eebc4f4d9301754d6101a7668080c86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CardLine_savedCard$data = {
  readonly cardType: {
    readonly name: string;
  };
  readonly expMonth: number;
  readonly expYear: number;
  readonly isDefault: boolean;
  readonly isExpired: boolean;
  readonly last4: string;
  readonly " $fragmentType": "CardLine_savedCard";
};
export type CardLine_savedCard$key = {
  readonly " $data"?: CardLine_savedCard$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardLine_savedCard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardLine_savedCard",
  "selections": [
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
      "name": "expMonth",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expYear",
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
      "kind": "ScalarField",
      "name": "isDefault",
      "storageKey": null
    }
  ],
  "type": "SavedCard",
  "abstractKey": null
};

(node as any).hash = "3b7731775610eccf1422ee32d8c5f8b7";

export default node;

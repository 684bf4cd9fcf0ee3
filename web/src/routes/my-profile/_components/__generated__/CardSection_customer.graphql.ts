/**
 * @generated SignedSource<<59214a537e40e707c661c5ea18c95fb5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CardSection_customer$data = {
  readonly name: string;
  readonly savedCards: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CardSectionItem_savedCard">;
  }>;
  readonly " $fragmentType": "CardSection_customer";
};
export type CardSection_customer$key = {
  readonly " $data"?: CardSection_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardSection_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardSection_customer",
  "selections": [
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
      "concreteType": "SavedCard",
      "kind": "LinkedField",
      "name": "savedCards",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CardSectionItem_savedCard"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "0eac836871926b97114295a6743a5a9d";

export default node;

/**
 * @generated SignedSource<<348928df2c1d2116f2bdb6b2e0ec6fec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CardPicker_query$data = {
  readonly paymentGateways: ReadonlyArray<{
    readonly databaseId: number;
    readonly fieldsUrl: string | null | undefined;
    readonly isDefault: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"HostedCardFields_gateway">;
  }>;
  readonly savedCards: ReadonlyArray<{
    readonly databaseId: number;
    readonly " $fragmentSpreads": FragmentRefs<"CardLine_savedCard">;
  }>;
  readonly " $fragmentType": "CardPicker_query";
};
export type CardPicker_query$key = {
  readonly " $data"?: CardPicker_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardPicker_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardPicker_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentGateway",
      "kind": "LinkedField",
      "name": "paymentGateways",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "fieldsUrl",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HostedCardFields_gateway"
        }
      ],
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
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CardLine_savedCard"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "942471ecb3339badc846d03538f390f6";

export default node;

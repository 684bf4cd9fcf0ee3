/**
 * @generated SignedSource<<3f977a6089f4bedd28e8daba8d41ed2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GuestQuoteAction = "ACCEPT" | "COUNTER" | "DECLINE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GuestAnswer_quote$data = {
  readonly allowedActions: ReadonlyArray<GuestQuoteAction>;
  readonly orderCode: string | null | undefined;
  readonly status: {
    readonly code: string;
    readonly name: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"GuestAnswerDialog_quote">;
  readonly " $fragmentType": "GuestAnswer_quote";
};
export type GuestAnswer_quote$key = {
  readonly " $data"?: GuestAnswer_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"GuestAnswer_quote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GuestAnswer_quote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Status",
      "kind": "LinkedField",
      "name": "status",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
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
      "name": "GuestAnswerDialog_quote"
    }
  ],
  "type": "GuestQuote",
  "abstractKey": null
};

(node as any).hash = "603c666000f5b7136ef68a986fbaf435";

export default node;

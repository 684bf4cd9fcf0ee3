/**
 * @generated SignedSource<<34a00cfc40b0a7a02657744b24b4ce5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PriceQuoteGuestLinkState = "EXPIRED" | "OPEN" | "REVOKED" | "USED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type QuoteGuests_quote$data = {
  readonly guestLinks: ReadonlyArray<{
    readonly databaseId: number;
    readonly email: string;
    readonly id: string;
    readonly name: string | null | undefined;
    readonly openedAt: string | null | undefined;
    readonly sentAt: string | null | undefined;
    readonly state: PriceQuoteGuestLinkState;
  }>;
  readonly id: string;
  readonly maySendGuestLink: boolean;
  readonly " $fragmentType": "QuoteGuests_quote";
};
export type QuoteGuests_quote$key = {
  readonly " $data"?: QuoteGuests_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteGuests_quote">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuoteGuests_quote",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maySendGuestLink",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PriceQuoteGuestLink",
      "kind": "LinkedField",
      "name": "guestLinks",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "email",
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
          "name": "sentAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PriceQuote",
  "abstractKey": null
};
})();

(node as any).hash = "eed64605e026bd530df5cfdb3c65d9ef";

export default node;

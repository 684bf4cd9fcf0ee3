/**
 * @generated SignedSource<<993cb491bca5e5523aa767cc74a05c9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PriceQuoteEdit = "HEAD" | "LINES" | "PRICES" | "TERMS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type QuoteView_quote$data = {
  readonly allowedEdits: ReadonlyArray<PriceQuoteEdit>;
  readonly currency: string;
  readonly current: {
    readonly id: string;
    readonly lines: ReadonlyArray<{
      readonly lineKey: number;
      readonly title: string;
    }>;
    readonly order: {
      readonly " $fragmentSpreads": FragmentRefs<"QuotedTotals_order">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"QuoteTerms_version">;
  };
  readonly customOrderPictures: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly thumbnailUrl: string;
    readonly url: string;
  }>;
  readonly id: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"LineNotes_quote" | "NoteThread_subject" | "QuoteApproval_quote" | "QuoteDialogs_quote" | "QuoteFacts_quote" | "QuoteGuests_quote" | "QuoteHeader_quote" | "QuoteHistory_quote" | "QuoteMessages_quote" | "QuoteOffer_quote">;
  readonly " $fragmentType": "QuoteView_quote";
};
export type QuoteView_quote$key = {
  readonly " $data"?: QuoteView_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteView_quote">;
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
  "name": "QuoteView_quote",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
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
      "name": "allowedEdits",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomOrderPicture",
      "kind": "LinkedField",
      "name": "customOrderPictures",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "thumbnailUrl",
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
      "alias": null,
      "args": null,
      "concreteType": "PriceQuoteVersion",
      "kind": "LinkedField",
      "name": "current",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "PriceQuoteLine",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lineKey",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "QuotedOrder",
          "kind": "LinkedField",
          "name": "order",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "QuotedTotals_order"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "QuoteTerms_version"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuoteHeader_quote"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuoteApproval_quote"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuoteMessages_quote"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuoteFacts_quote"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuoteGuests_quote"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuoteHistory_quote"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuoteDialogs_quote"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuoteOffer_quote"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoteThread_subject"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LineNotes_quote"
    }
  ],
  "type": "PriceQuote",
  "abstractKey": null
};
})();

(node as any).hash = "859badf78039f29d808c97bfea2b3d9c";

export default node;

/**
 * @generated SignedSource<<6eaafa3d5abe1ecb98efae7b1386ebb8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PriceQuoteActionObstacle = "ACTING_AS_FORBIDDEN" | "DISCOUNT_ABOVE_LIMIT" | "LINES_NOT_PRICED" | "MARGIN_BELOW_FLOOR" | "QUOTE_EMPTY" | "QUOTE_EXPIRED" | "QUOTE_STILL_VALID" | "QUOTE_WAS_SENT" | "REQUESTED_BY_CUSTOMER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type QuoteActions_quote$data = {
  readonly allowedActions: ReadonlyArray<{
    readonly action: string;
    readonly enabled: boolean;
    readonly missing: PriceQuoteActionObstacle | null | undefined;
    readonly requiresReason: boolean;
    readonly takesReason: boolean;
  }>;
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly " $fragmentType": "QuoteActions_quote";
};
export type QuoteActions_quote$key = {
  readonly " $data"?: QuoteActions_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteActions_quote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuoteActions_quote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
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
      "concreteType": "PriceQuoteAction",
      "kind": "LinkedField",
      "name": "allowedActions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "action",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "enabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "missing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requiresReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "takesReason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PriceQuote",
  "abstractKey": null
};

(node as any).hash = "d8190bf9ab91bcd7df19b14ee31b1d25";

export default node;

/**
 * @generated SignedSource<<4303e8fd1541a3037d3d371dd92a3502>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LedgerAccount = "BAD_DEBTS" | "BANK" | "CARDS" | "CASH" | "CREDITS" | "PREPAYMENTS" | "RECEIVABLES" | "RETURNS" | "SALES" | "SALES_TAX" | "SHIPPING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TrialBalance_books$data = {
  readonly accounts: ReadonlyArray<{
    readonly account: LedgerAccount;
    readonly credit: string;
    readonly debit: string;
    readonly name: string;
    readonly number: string;
  }>;
  readonly total: string;
  readonly " $fragmentType": "TrialBalance_books";
};
export type TrialBalance_books$key = {
  readonly " $data"?: TrialBalance_books$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrialBalance_books">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TrialBalance_books",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountBalance",
      "kind": "LinkedField",
      "name": "accounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "account",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "debit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "credit",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Books",
  "abstractKey": null
};

(node as any).hash = "a1eb6d820b6ebb86676d1df6f396b98d";

export default node;

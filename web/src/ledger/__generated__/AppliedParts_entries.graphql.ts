/**
 * @generated SignedSource<<46d085b51f3827d20c6acf0161c25a1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LedgerEntryKind = "CREDIT_APPLIED" | "CREDIT_ISSUED" | "CREDIT_REFUNDED" | "INVOICED" | "PAYMENT_APPLIED" | "PAYMENT_RECEIVED" | "PAYMENT_REFUNDED" | "VOIDED" | "WRITTEN_OFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AppliedParts_entries$data = ReadonlyArray<{
  readonly amount: string;
  readonly bookedOn: string;
  readonly currency: string;
  readonly id: string;
  readonly isReversal: boolean;
  readonly isReversed: boolean;
  readonly kind: LedgerEntryKind;
  readonly " $fragmentSpreads": FragmentRefs<"AccountLink_entry">;
  readonly " $fragmentType": "AppliedParts_entries";
}>;
export type AppliedParts_entries$key = ReadonlyArray<{
  readonly " $data"?: AppliedParts_entries$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppliedParts_entries">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AppliedParts_entries",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
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
      "name": "isReversal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isReversed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bookedOn",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountLink_entry"
    }
  ],
  "type": "LedgerEntry",
  "abstractKey": null
};

(node as any).hash = "3949a5ce57e58fca50c76787ab5ee7de";

export default node;

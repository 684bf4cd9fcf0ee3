/**
 * @generated SignedSource<<e87550693b7ae13497b9b5fab8730e47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentView_payment$data = {
  readonly entries: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"AppliedParts_entries" | "LedgerHistory_entries">;
  }>;
  readonly number: string;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentDialogs_payment" | "PaymentFacts_payment" | "PaymentHeader_payment">;
  readonly " $fragmentType": "PaymentView_payment";
};
export type PaymentView_payment$key = {
  readonly " $data"?: PaymentView_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentView_payment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentView_payment",
  "selections": [
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
      "concreteType": "LedgerEntry",
      "kind": "LinkedField",
      "name": "entries",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AppliedParts_entries"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LedgerHistory_entries"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentHeader_payment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentFacts_payment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentDialogs_payment"
    }
  ],
  "type": "Payment",
  "abstractKey": null
};

(node as any).hash = "4b51ce2f7fe898a6b7db0cc91009b569";

export default node;

/**
 * @generated SignedSource<<ad6cc0961af15304a29ce7bc65fffa8d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoiceView_invoice$data = {
  readonly entries: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"AppliedParts_entries" | "LedgerHistory_entries">;
  }>;
  readonly issuedOn: string | null | undefined;
  readonly number: string;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceAmounts_invoice" | "InvoiceDialog_invoice" | "InvoiceFacts_invoice" | "InvoiceHeader_invoice" | "InvoiceLines_invoice">;
  readonly " $fragmentType": "InvoiceView_invoice";
};
export type InvoiceView_invoice$key = {
  readonly " $data"?: InvoiceView_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceView_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceView_invoice",
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
      "kind": "ScalarField",
      "name": "issuedOn",
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
      "name": "InvoiceHeader_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceLines_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceAmounts_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceFacts_invoice"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceDialog_invoice"
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "b3d316a98d824188070fa5793ecde25f";

export default node;

/**
 * @generated SignedSource<<4ebf2fc8c75c9b37ec9571d83fd07be3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceActionObstacle = "INVOICE_HAS_PAYMENTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceActions_invoice$data = {
  readonly allowedActions: ReadonlyArray<{
    readonly action: string;
    readonly missing: InvoiceActionObstacle | null | undefined;
  }>;
  readonly balance: string;
  readonly customer: {
    readonly databaseId: number;
    readonly name: string;
  };
  readonly id: string;
  readonly issuedOn: string | null | undefined;
  readonly number: string;
  readonly " $fragmentType": "InvoiceActions_invoice";
};
export type InvoiceActions_invoice$key = {
  readonly " $data"?: InvoiceActions_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceActions_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceActions_invoice",
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
      "name": "issuedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "balance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceAction",
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
          "name": "missing",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "b20befdd5e579615995f87928d1dfa8d";

export default node;

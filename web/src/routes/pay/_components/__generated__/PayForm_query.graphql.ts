/**
 * @generated SignedSource<<0f02d150d7a825d4bdd060b3568b42af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentGatewayCode = "NMI" | "PAYPAL" | "SQUARE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PayForm_query$data = {
  readonly payableInvoices: ReadonlyArray<{
    readonly currency: string;
    readonly id: string;
  }>;
  readonly paymentGateways: ReadonlyArray<{
    readonly code: PaymentGatewayCode;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"CardPicker_query" | "FundRows_query" | "InvoiceRows_query">;
  readonly " $fragmentType": "PayForm_query";
};
export type PayForm_query$key = {
  readonly " $data"?: PayForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayForm_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Invoice",
      "kind": "LinkedField",
      "name": "payableInvoices",
      "plural": true,
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
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceRows_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FundRows_query"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentGateway",
      "kind": "LinkedField",
      "name": "paymentGateways",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CardPicker_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "4bc8fb3b7696c56218c8eda0aadc9723";

export default node;

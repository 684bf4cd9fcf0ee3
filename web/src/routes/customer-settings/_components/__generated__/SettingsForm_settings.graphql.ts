/**
 * @generated SignedSource<<67ad700d665cd2b98fa52707c719552d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentTerms = "NET_30" | "NET_60" | "ON_HOLD" | "PREPAID" | "%future added value";
export type PricingMode = "ESTIMATED_WEIGHT" | "FIXED" | "MARKET_AT_SHIP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SettingsForm_settings$data = {
  readonly approvalRequired: boolean;
  readonly creditLimit: string | null | undefined;
  readonly currency: string;
  readonly customerId: number;
  readonly customerName: string;
  readonly defaultShippingMethodId: number | null | undefined;
  readonly depositPercent: string | null | undefined;
  readonly memoLimit: string | null | undefined;
  readonly memoTermDays: number | null | undefined;
  readonly ownSalesTaxPercent: string | null | undefined;
  readonly paymentTerms: PaymentTerms;
  readonly pricingMode: PricingMode | null | undefined;
  readonly taxExempt: boolean;
  readonly taxExemptNumber: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "SettingsForm_settings";
};
export type SettingsForm_settings$key = {
  readonly " $data"?: SettingsForm_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingsForm_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettingsForm_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerName",
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
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentTerms",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pricingMode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creditLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "depositPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memoLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memoTermDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ownSalesTaxPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxExempt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxExemptNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approvalRequired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "defaultShippingMethodId",
      "storageKey": null
    }
  ],
  "type": "CustomerFinancialSettings",
  "abstractKey": null
};

(node as any).hash = "522e4202c239636944f2ee0b5872e6ea";

export default node;

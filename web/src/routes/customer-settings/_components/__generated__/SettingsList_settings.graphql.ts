/**
 * @generated SignedSource<<f414bef90145fb574023eb4aa305971a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentTerms = "NET_30" | "NET_60" | "ON_HOLD" | "PREPAID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SettingsList_settings$data = {
  readonly approvalRequired: boolean;
  readonly creditLimit: string | null | undefined;
  readonly currency: string;
  readonly defaultShippingMethodId: number | null | undefined;
  readonly depositPercent: string | null | undefined;
  readonly memoLimit: string | null | undefined;
  readonly memoTermDays: number | null | undefined;
  readonly paymentTerms: PaymentTerms;
  readonly salesTaxPercent: string;
  readonly taxExempt: boolean;
  readonly taxExemptNumber: string | null | undefined;
  readonly " $fragmentType": "SettingsList_settings";
};
export type SettingsList_settings$key = {
  readonly " $data"?: SettingsList_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingsList_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SettingsList_settings",
  "selections": [
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
      "name": "salesTaxPercent",
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

(node as any).hash = "faf562b3930dd3b596b2c9ddb14c333d";

export default node;

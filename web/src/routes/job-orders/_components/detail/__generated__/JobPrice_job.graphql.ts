/**
 * @generated SignedSource<<d899fb45ebb62798b32a3803c36d5a5d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobPrice_job$data = {
  readonly actualWeight: string | null | undefined;
  readonly breakdown: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"PriceBreakdown_row">;
  }> | null | undefined;
  readonly charges: ReadonlyArray<{
    readonly kind: string;
  }>;
  readonly currency: string;
  readonly estimatedWeight: string;
  readonly invoiceNumbers: ReadonlyArray<string>;
  readonly leftToBill: string | null | undefined;
  readonly lineTotal: string | null | undefined;
  readonly marketAsOf: string;
  readonly number: string;
  readonly pricingNote: string | null | undefined;
  readonly quantity: number;
  readonly summary: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"PriceSummary_row">;
  }> | null | undefined;
  readonly total: string | null | undefined;
  readonly unitPrice: string | null | undefined;
  readonly weightDeviation: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ChargeLines_job">;
  readonly " $fragmentType": "JobPrice_job";
};
export type JobPrice_job$key = {
  readonly " $data"?: JobPrice_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobPrice_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobPrice_job",
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
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "quantity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unitPrice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lineTotal",
      "storageKey": null
    },
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
      "concreteType": "OrderCharge",
      "kind": "LinkedField",
      "name": "charges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChargeLines_job"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "estimatedWeight",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actualWeight",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weightDeviation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pricingNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leftToBill",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invoiceNumbers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "marketAsOf",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PriceRow",
      "kind": "LinkedField",
      "name": "summary",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PriceSummary_row"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PriceRow",
      "kind": "LinkedField",
      "name": "breakdown",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PriceBreakdown_row"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};

(node as any).hash = "ad07398747cb71c7753bcb64e5cb6e82";

export default node;

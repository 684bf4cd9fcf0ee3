/**
 * @generated SignedSource<<f125cf1c94bc82039b9fd37a1d27ac9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobActionObstacle = "ACTING_AS_FORBIDDEN" | "ALREADY_INVOICED" | "APPROVAL_REQUIRED" | "CREDIT_LIMIT_EXCEEDED" | "CUSTOMER_NOTE_REQUIRED" | "DEPOSIT_REVERSED" | "NOTHING_AWAITS_APPROVAL" | "NOTHING_PROPOSED" | "NO_OPEN_SERVICE" | "ORDER_NOT_CONFIRMED" | "ORDER_NOT_PAID" | "ORDER_ON_HOLD" | "PAYMENT_TERMS_NOT_MET" | "PREVIOUS_STATUS_UNKNOWN" | "PRODUCTION_STARTED" | "RESTORE_WINDOW_CLOSED" | "WEIGHT_REQUIRED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JobActions_job$data = {
  readonly allowedActions: ReadonlyArray<{
    readonly action: string;
    readonly enabled: boolean;
    readonly missing: JobActionObstacle | null | undefined;
    readonly reversible: boolean;
    readonly takesReason: boolean;
  }>;
  readonly id: string;
  readonly number: string;
  readonly orderGroup: {
    readonly code: string;
  };
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"JobDialogs_job" | "useEditEntries_job" | "useQuoteEntry_job">;
  readonly " $fragmentType": "JobActions_job";
};
export type JobActions_job$key = {
  readonly " $data"?: JobActions_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobActions_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobActions_job",
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
      "concreteType": "OrderGroup",
      "kind": "LinkedField",
      "name": "orderGroup",
      "plural": false,
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
      "alias": null,
      "args": null,
      "concreteType": "JobAction",
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
          "name": "takesReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reversible",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useEditEntries_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useQuoteEntry_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "JobDialogs_job"
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};

(node as any).hash = "2cb83b2bdeb52fc30e56f68354c2ff2b";

export default node;

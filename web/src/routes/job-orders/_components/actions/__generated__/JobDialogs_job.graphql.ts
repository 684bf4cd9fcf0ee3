/**
 * @generated SignedSource<<fbd3468d3e3d8922f7231036a45a778a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobDialogs_job$data = {
  readonly allowedActions: ReadonlyArray<{
    readonly action: string;
    readonly requiresReason: boolean;
  }>;
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"CancelDialog_job" | "PublishProofDialog_job" | "RemakeDialog_job" | "RequestApprovalDialog_job" | "RequestQuoteDialog_job" | "RescheduleDialog_job" | "ReworkDialog_job" | "StageDialog_job" | "WeightDialog_job">;
  readonly " $fragmentType": "JobDialogs_job";
};
export type JobDialogs_job$key = {
  readonly " $data"?: JobDialogs_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobDialogs_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobDialogs_job",
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
          "name": "requiresReason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelDialog_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RemakeDialog_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestApprovalDialog_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestQuoteDialog_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RescheduleDialog_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReworkDialog_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StageDialog_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PublishProofDialog_job"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WeightDialog_job"
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};

(node as any).hash = "b7104341fce05f6a2885024d53a97ad7";

export default node;

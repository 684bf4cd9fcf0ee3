/**
 * @generated SignedSource<<f713a590baf663a80e579afe836bfbeb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProofDecisionPanel_job$data = {
  readonly allowedActions: ReadonlyArray<{
    readonly action: string;
    readonly enabled: boolean;
  }>;
  readonly currency: string;
  readonly totalIfApproved: string | null | undefined;
  readonly " $fragmentType": "ProofDecisionPanel_job";
};
export type ProofDecisionPanel_job$key = {
  readonly " $data"?: ProofDecisionPanel_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProofDecisionPanel_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProofDecisionPanel_job",
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
      "name": "totalIfApproved",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};

(node as any).hash = "23763ad8f664783b78f3ec51705057c0";

export default node;

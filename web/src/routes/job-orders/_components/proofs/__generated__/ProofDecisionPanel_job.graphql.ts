/**
 * @generated SignedSource<<62143d089bcac9c90f05fc327a29272b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WaitedFor = "CUSTOMER" | "MANUFACTURER" | "VIEWER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProofDecisionPanel_job$data = {
  readonly allowedActions: ReadonlyArray<{
    readonly action: string;
    readonly enabled: boolean;
  }>;
  readonly currency: string;
  readonly id: string;
  readonly number: string;
  readonly totalIfApproved: string | null | undefined;
  readonly waitingFor: {
    readonly who: WaitedFor;
    readonly " $fragmentSpreads": FragmentRefs<"WaitingOn_for">;
  } | null | undefined;
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
      "concreteType": "WaitingFor",
      "kind": "LinkedField",
      "name": "waitingFor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "who",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WaitingOn_for"
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};

(node as any).hash = "01f1f7aab321394b91992b4f8beba9ca";

export default node;

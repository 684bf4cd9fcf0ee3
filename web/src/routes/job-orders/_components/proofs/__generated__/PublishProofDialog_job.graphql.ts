/**
 * @generated SignedSource<<2853286b093e9f38c641ea3995fa1e35>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProofKind = "CAD" | "ENGRAVING" | "FINGERPRINT" | "RENDER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PublishProofDialog_job$data = {
  readonly id: string;
  readonly number: string;
  readonly proofVersions: ReadonlyArray<{
    readonly kind: ProofKind;
  }>;
  readonly version: number;
  readonly " $fragmentType": "PublishProofDialog_job";
};
export type PublishProofDialog_job$key = {
  readonly " $data"?: PublishProofDialog_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"PublishProofDialog_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PublishProofDialog_job",
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
      "concreteType": "ProofVersion",
      "kind": "LinkedField",
      "name": "proofVersions",
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
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};

(node as any).hash = "2c476edc87aeaddfd8d72c538bbff07a";

export default node;

/**
 * @generated SignedSource<<251fb55b738dc5c1fa398f07f1e6835d>>
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
  readonly proofs: ReadonlyArray<{
    readonly kind: ProofKind;
  }>;
  readonly status: {
    readonly code: string;
  };
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
      "concreteType": "Status",
      "kind": "LinkedField",
      "name": "status",
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
      "concreteType": "Proof",
      "kind": "LinkedField",
      "name": "proofs",
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

(node as any).hash = "4cc0137071a010f1a139ce72a4493802";

export default node;

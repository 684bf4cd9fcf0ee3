/**
 * @generated SignedSource<<6dc13378ed16742d563335de2f09e132>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProofKind = "CAD" | "ENGRAVING" | "FINGERPRINT" | "RENDER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ProofViewer_job$data = {
  readonly commentsOnProofs: boolean;
  readonly id: string;
  readonly number: string;
  readonly proofVersions: ReadonlyArray<{
    readonly comments: ReadonlyArray<{
      readonly id: string;
      readonly page: number;
      readonly resolvedAt: string | null | undefined;
      readonly x: string;
      readonly y: string;
    }>;
    readonly id: string;
    readonly kind: ProofKind;
    readonly number: number;
    readonly pages: ReadonlyArray<{
      readonly height: number;
      readonly page: number;
      readonly url: string;
      readonly width: number;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"PinList_version" | "ProofDecisionPanel_version">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ProofDecisionPanel_job">;
  readonly " $fragmentType": "ProofViewer_job";
};
export type ProofViewer_job$key = {
  readonly " $data"?: ProofViewer_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProofViewer_job">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "page",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProofViewer_job",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commentsOnProofs",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ProofPage",
          "kind": "LinkedField",
          "name": "pages",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "width",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "height",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProofComment",
          "kind": "LinkedField",
          "name": "comments",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "x",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "y",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "resolvedAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PinList_version"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProofDecisionPanel_version"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProofDecisionPanel_job"
    }
  ],
  "type": "JobOrder",
  "abstractKey": null
};
})();

(node as any).hash = "aa4293f18e87b7de987723eeb6d884e5";

export default node;

/**
 * @generated SignedSource<<af339fa4df40852f313d4dc752a9eda1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailChannel = "AT_ONCE" | "DIGEST" | "NONE" | "%future added value";
export type NoticeEvent = "ACT_ASKED" | "CONSIGNMENT_DUE" | "DEPOSIT_DUE" | "DEPOSIT_REVERSED" | "DOCUMENT_SENT" | "INVOICE_DUE_SOON" | "INVOICE_ISSUED" | "INVOICE_OVERDUE" | "JOB_LATE" | "JOB_SHIPPED" | "MARKET_PRICE_HELD" | "MENTIONED" | "NOTE_SHARED" | "ORDER_RECEIVED" | "PAYMENT_RECEIVED" | "PROOF_COMMENTED" | "PROOF_DECIDED" | "PROOF_WAITING" | "QUOTE_ACCEPTED" | "QUOTE_ANSWERED" | "QUOTE_APPROVAL_ASKED" | "QUOTE_APPROVAL_DECIDED" | "QUOTE_COUNTERED" | "QUOTE_DECLINED" | "QUOTE_EXPIRING" | "QUOTE_QUESTION" | "QUOTE_REQUESTED" | "QUOTE_SENT" | "STATEMENT_SENT" | "TASK_FAILED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NoticeSection_viewer$data = {
  readonly noticeChoices: ReadonlyArray<{
    readonly event: NoticeEvent;
    readonly inInbox: boolean;
    readonly mail: MailChannel;
  }>;
  readonly " $fragmentType": "NoticeSection_viewer";
};
export type NoticeSection_viewer$key = {
  readonly " $data"?: NoticeSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoticeSection_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoticeSection_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "NoticeChoice",
      "kind": "LinkedField",
      "name": "noticeChoices",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "event",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inInbox",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mail",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "5eec84d956ce8365bb4b9e29f5d38189";

export default node;

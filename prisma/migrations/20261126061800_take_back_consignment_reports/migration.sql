-- Reports of pieces on memo that were a mistake are taken back.
ALTER TABLE "ConsignmentEvent" DROP CONSTRAINT "ConsignmentEvent_action_check";
ALTER TABLE "ConsignmentEvent" ADD CONSTRAINT "ConsignmentEvent_action_check" CHECK ("action" IN ('CREATE', 'SEND', 'REPORT_SOLD', 'REQUEST_RETURN', 'RECEIVE_RETURN', 'REPORT_LOST', 'TAKE_BACK', 'INVOICE', 'VOID_INVOICE', 'CHANGE_DUE_DATE'));

-- Packed pieces are taken out before they are sent.
ALTER TABLE "ConsignmentEvent" DROP CONSTRAINT "ConsignmentEvent_action_check";
ALTER TABLE "ConsignmentEvent" ADD CONSTRAINT "ConsignmentEvent_action_check" CHECK ("action" IN ('CREATE', 'SEND', 'UNPACK', 'REPORT_SOLD', 'REQUEST_RETURN', 'RECEIVE_RETURN', 'REPORT_LOST', 'TAKE_BACK', 'INVOICE', 'VOID_INVOICE', 'CHANGE_DUE_DATE'));

-- Asking somebody to accept a quote is one of the acts that people ask for: how they want to be told stands.
UPDATE "NoticeChoice" SET event = 'ACT_ASKED' WHERE event = 'QUOTE_ACCEPTANCE_ASKED';

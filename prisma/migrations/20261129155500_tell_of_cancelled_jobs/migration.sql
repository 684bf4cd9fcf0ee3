-- What was cancelled, or asked, before people were told of it is not told now.
INSERT INTO "JobNotice" ("jobOrderId", kind, "of")
SELECT job.id, CASE status.code WHEN 'CANCELLED' THEN 'JOB_CANCELLED' ELSE 'JOB_QUESTION' END, job."statusSince"
FROM "JobOrder" job
JOIN "EntityStatus" status ON status.id = job."statusId"
WHERE status."entityType" = 'JOB_ORDER' AND status.code IN ('CANCELLED', 'NEEDS_INFO')
ON CONFLICT ("jobOrderId", kind) DO NOTHING;

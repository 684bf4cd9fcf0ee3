-- AlterTable
ALTER TABLE "Customer" ADD COLUMN     "mainContactId" INTEGER;

-- CreateTable
CREATE TABLE "Notice" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "event" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "side" TEXT NOT NULL,
    "subjectModel" TEXT NOT NULL,
    "subjectId" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "facts" JSONB NOT NULL,
    "inInbox" BOOLEAN NOT NULL,
    "mail" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "readAt" TIMESTAMP(3),
    "mailedAt" TIMESTAMP(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "Notice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NoticeChoice" (
    "userId" INTEGER NOT NULL,
    "event" TEXT NOT NULL,
    "inInbox" BOOLEAN NOT NULL,
    "mail" TEXT NOT NULL,

    CONSTRAINT "NoticeChoice_pkey" PRIMARY KEY ("userId","event")
);

-- CreateIndex
CREATE INDEX "Notice_userId_inInbox_createdAt_id_idx" ON "Notice"("userId", "inInbox", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Notice_userId_inInbox_readAt_createdAt_id_idx" ON "Notice"("userId", "inInbox", "readAt", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Notice_mail_mailedAt_userId_idx" ON "Notice"("mail", "mailedAt", "userId");

-- CreateIndex
CREATE INDEX "Notice_createdAt_idx" ON "Notice"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Notice_userId_key_key" ON "Notice"("userId", "key");

-- AddForeignKey
ALTER TABLE "Customer" ADD CONSTRAINT "Customer_mainContactId_fkey" FOREIGN KEY ("mainContactId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NoticeChoice" ADD CONSTRAINT "NoticeChoice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Mails that were refused stay refused, and what happens stands in the inbox.
INSERT INTO "NoticeChoice" ("userId", event, "inInbox", mail)
SELECT "userId", kind, true, 'NONE' FROM "MailRefusal";
DROP TABLE "MailRefusal";

-- Users are told of their own notices as of their carts (migration `notify_changed_orders`).
CREATE TRIGGER "Notice_rows_insert" AFTER INSERT ON "Notice" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changed_rows"('Notice',
  'SELECT to_jsonb(changed) FROM changed');
CREATE TRIGGER "Notice_rows_update" AFTER UPDATE ON "Notice" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changed_rows"('Notice',
  'SELECT to_jsonb(changed) FROM changed');
CREATE TRIGGER "Notice_rows_delete" AFTER DELETE ON "Notice" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changed_rows"('Notice',
  'SELECT to_jsonb(changed) FROM changed');

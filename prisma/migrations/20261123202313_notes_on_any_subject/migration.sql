-- Notes of jobs become notes of anything: the table gets a column for each kind of subject, and keeps its rows.
ALTER TABLE "JobNote" RENAME TO "Note";
ALTER SEQUENCE "JobNote_id_seq" RENAME TO "Note_id_seq";
ALTER TABLE "Note" RENAME CONSTRAINT "JobNote_pkey" TO "Note_pkey";
ALTER TABLE "Note" RENAME CONSTRAINT "JobNote_jobOrderId_fkey" TO "Note_jobOrderId_fkey";
ALTER TABLE "Note" RENAME CONSTRAINT "JobNote_authorId_fkey" TO "Note_authorId_fkey";
ALTER TABLE "Note" RENAME CONSTRAINT "JobNote_actingById_fkey" TO "Note_actingById_fkey";
ALTER INDEX "JobNote_jobOrderId_visibility_id_idx" RENAME TO "Note_jobOrderId_visibility_id_idx";
ALTER TABLE "Note" ALTER COLUMN "jobOrderId" DROP NOT NULL;
ALTER TABLE "Note" ADD COLUMN "jobItemId" INTEGER;
ALTER TABLE "Note" ADD CONSTRAINT "Note_jobItemId_fkey" FOREIGN KEY ("jobItemId") REFERENCES "JobItem"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "Note" ADD CONSTRAINT "Note_one_subject" CHECK (num_nonnulls("jobOrderId", "jobItemId") = 1);
CREATE INDEX "Note_jobItemId_visibility_id_idx" ON "Note"("jobItemId", "visibility", "id");

ALTER TABLE "JobNoteAttachment" RENAME TO "NoteAttachment";
ALTER TABLE "NoteAttachment" RENAME CONSTRAINT "JobNoteAttachment_pkey" TO "NoteAttachment_pkey";
ALTER TABLE "NoteAttachment" RENAME CONSTRAINT "JobNoteAttachment_noteId_fkey" TO "NoteAttachment_noteId_fkey";
ALTER TABLE "NoteAttachment" RENAME CONSTRAINT "JobNoteAttachment_fileId_fkey" TO "NoteAttachment_fileId_fkey";
ALTER INDEX "JobNoteAttachment_fileId_idx" RENAME TO "NoteAttachment_fileId_idx";

-- The release before this one goes on reading and writing notes of jobs under the old names until it is stopped.
CREATE VIEW "JobNote" AS
  SELECT "id", "jobOrderId", "visibility", "text", "authorId", "actingById", "createdAt" FROM "Note" WHERE "jobOrderId" IS NOT NULL;
CREATE VIEW "JobNoteAttachment" AS SELECT "noteId", "fileId", "rank" FROM "NoteAttachment";

-- Who is called by name in a note.
CREATE TABLE "NoteMention" (
    "noteId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,

    CONSTRAINT "NoteMention_pkey" PRIMARY KEY ("noteId","userId")
);
CREATE INDEX "NoteMention_userId_idx" ON "NoteMention"("userId");
ALTER TABLE "NoteMention" ADD CONSTRAINT "NoteMention_noteId_fkey" FOREIGN KEY ("noteId") REFERENCES "Note"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "NoteMention" ADD CONSTRAINT "NoteMention_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- How far each person has read.
CREATE TABLE "NoteRead" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "jobOrderId" INTEGER,
    "jobItemId" INTEGER,
    "visibility" TEXT NOT NULL,
    "lastNoteId" INTEGER NOT NULL,
    "readAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "NoteRead_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "NoteRead_one_subject" CHECK (num_nonnulls("jobOrderId", "jobItemId") = 1)
);
CREATE INDEX "NoteRead_userId_idx" ON "NoteRead"("userId");
CREATE UNIQUE INDEX "NoteRead_jobOrderId_visibility_userId_key" ON "NoteRead"("jobOrderId", "visibility", "userId");
CREATE UNIQUE INDEX "NoteRead_jobItemId_visibility_userId_key" ON "NoteRead"("jobItemId", "visibility", "userId");
ALTER TABLE "NoteRead" ADD CONSTRAINT "NoteRead_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "NoteRead" ADD CONSTRAINT "NoteRead_jobOrderId_fkey" FOREIGN KEY ("jobOrderId") REFERENCES "JobOrder"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "NoteRead" ADD CONSTRAINT "NoteRead_jobItemId_fkey" FOREIGN KEY ("jobItemId") REFERENCES "JobItem"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was chosen that pictures show beside metal and cut.
ALTER TABLE "JobOrder" ADD COLUMN "look" TEXT;
ALTER TABLE "JobItem" ADD COLUMN "look" TEXT;
ALTER TABLE "Estimate" ADD COLUMN "look" TEXT;

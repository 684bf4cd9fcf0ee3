-- CreateTable
CREATE TABLE "FindingRate" (
    "id" SERIAL NOT NULL,
    "findingId" INTEGER NOT NULL,
    "validFrom" TIMESTAMP(3) NOT NULL,
    "price" DECIMAL(14,4) NOT NULL,

    CONSTRAINT "FindingRate_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "FindingRate_findingId_validFrom_key" ON "FindingRate"("findingId", "validFrom");

-- AddForeignKey
ALTER TABLE "FindingRate" ADD CONSTRAINT "FindingRate_findingId_fkey" FOREIGN KEY ("findingId") REFERENCES "Finding"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What prices depend on is told to caches and asks for new list prices. The prices of today stay where they are: they
-- count until the first dated row of a finding begins.
CREATE TRIGGER "FindingRate_changes" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "FindingRate"
  FOR EACH STATEMENT EXECUTE FUNCTION "notify_changes"('prices');
CREATE TRIGGER "FindingRate_list_prices" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "FindingRate"
  FOR EACH STATEMENT EXECUTE FUNCTION "list_prices_are_due"();

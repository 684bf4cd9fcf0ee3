-- CreateIndex
CREATE INDEX "User_lastName_firstName_id_idx" ON "User"("lastName", "firstName", "id");

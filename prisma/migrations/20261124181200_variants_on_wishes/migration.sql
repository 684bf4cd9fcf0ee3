-- AlterTable
ALTER TABLE "WishListItem" ADD COLUMN     "variantCode" TEXT;

-- Photos of technicians hang on them as all attachments do.
ALTER TABLE "technicians" DROP COLUMN "photo_code";

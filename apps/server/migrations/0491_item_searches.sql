-- What branches look for; suggestions are ranked by it.
CREATE TABLE "item_searches" (
  "dept_code" text NOT NULL,
  "day" date NOT NULL,
  "item_code" text NOT NULL,
  "times" integer DEFAULT 1 NOT NULL,
  CONSTRAINT "item_searches_dept_code_day_item_code_pk" PRIMARY KEY("dept_code","day","item_code")
);

ALTER TABLE "item_searches" ADD CONSTRAINT "item_searches_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "item_searches" ADD CONSTRAINT "item_searches_item_code_items_item_code_fk" FOREIGN KEY ("item_code") REFERENCES "public"."items"("item_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "item_searches_item" ON "item_searches" USING btree ("item_code","day");

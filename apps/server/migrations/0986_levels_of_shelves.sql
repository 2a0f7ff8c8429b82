CREATE TABLE "shelf_levels" (
	"asc_code" text NOT NULL REFERENCES "service_centres"("asc_code"),
	"item_code" text NOT NULL REFERENCES "items"("item_code"),
	"min_qty" integer NOT NULL,
	"max_qty" integer NOT NULL,
	"set_by" text NOT NULL,
	"set_user_name" text NOT NULL,
	"set_date" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shelf_levels_asc_code_item_code_pk" PRIMARY KEY ("asc_code", "item_code")
);

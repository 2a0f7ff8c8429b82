CREATE TABLE "held_cash" (
	"held_cash_code" text PRIMARY KEY NOT NULL,
	"delivery_code" text NOT NULL,
	"customer_code" text NOT NULL,
	"dept_code" text NOT NULL,
	"salesman_code" text,
	"holder_name" text NOT NULL,
	"truck_no" text,
	"receiver_name" text,
	"due" bigint NOT NULL,
	"taken" bigint NOT NULL,
	"taken_date" timestamp with time zone NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"receipt_codes" text[] NOT NULL,
	"status" text DEFAULT 'Collected' NOT NULL,
	"counted" bigint,
	"counted_by" text,
	"counted_user_name" text,
	"counted_date" timestamp with time zone,
	"slip_no" text,
	"deposited_date" date,
	"difference_state" text DEFAULT 'None' NOT NULL,
	"difference_reason" text,
	"authors" text[] DEFAULT '{}' NOT NULL,
	"created_by" text NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"row_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "held_cash_amounts" CHECK ("held_cash"."due" > 0 and "held_cash"."taken" > 0 and coalesce("held_cash"."counted", 0) >= 0),
	CONSTRAINT "held_cash_counted" CHECK (("held_cash"."status" = 'Collected') = ("held_cash"."counted" is null))
);

ALTER TABLE "held_cash" ADD CONSTRAINT "held_cash_delivery_code_delivery_orders_delivery_code_fk" FOREIGN KEY ("delivery_code") REFERENCES "public"."delivery_orders"("delivery_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "held_cash" ADD CONSTRAINT "held_cash_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "held_cash_taken" ON "held_cash" USING btree ("taken_date","held_cash_code");
CREATE INDEX "held_cash_dept" ON "held_cash" USING btree ("dept_code","taken_date","held_cash_code");
CREATE INDEX "held_cash_salesman" ON "held_cash" USING btree ("salesman_code","taken_date","held_cash_code");
CREATE INDEX "held_cash_creator" ON "held_cash" USING btree ("created_by","taken_date","held_cash_code");
CREATE INDEX "held_cash_customer" ON "held_cash" USING btree ("customer_code","taken_date","held_cash_code");
CREATE INDEX "held_cash_delivery" ON "held_cash" USING btree ("delivery_code");
CREATE INDEX "held_cash_on_road" ON "held_cash" USING btree ("taken_date") WHERE "held_cash"."status" <> 'Deposited';

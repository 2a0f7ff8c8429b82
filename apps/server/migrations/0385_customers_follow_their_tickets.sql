CREATE TABLE "ticket_links" (
  "token_hash" text PRIMARY KEY NOT NULL,
  "ticket_number" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "expires_date" timestamp with time zone NOT NULL
);

CREATE TABLE "visit_wishes" (
  "wish_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_wishes_wish_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1) NOT NULL,
  "work_order_number" text NOT NULL,
  "wanted_date" date NOT NULL,
  "wanted_slot" text NOT NULL,
  "note" text,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "settled_date" timestamp with time zone
);

ALTER TABLE "ticket_links" ADD CONSTRAINT "ticket_links_ticket_number_aftersales_tickets_ticket_number_fk" FOREIGN KEY ("ticket_number") REFERENCES "public"."aftersales_tickets"("ticket_number") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "visit_wishes" ADD CONSTRAINT "visit_wishes_work_order_number_work_orders_work_order_number_fk" FOREIGN KEY ("work_order_number") REFERENCES "public"."work_orders"("work_order_number") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "ticket_links_ticket" ON "ticket_links" USING btree ("ticket_number");
CREATE INDEX "visit_wishes_order" ON "visit_wishes" USING btree ("work_order_number","wish_id");

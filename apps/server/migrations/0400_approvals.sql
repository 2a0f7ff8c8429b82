-- A limit of amounts counts what one user approved for one customer on one day.
CREATE TABLE "approvals" (
  "approval_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "kind" text NOT NULL,
  "customer" text NOT NULL,
  "usercode" text NOT NULL,
  "amount" bigint NOT NULL,
  "day" date NOT NULL,
  "entity" text NOT NULL,
  "entity_code" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE INDEX "approvals_of_day" ON "approvals" USING btree ("usercode","kind","customer","day");

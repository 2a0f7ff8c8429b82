-- Sign-ins, lock-outs and changes of access, for administrators.
CREATE TABLE "security_events" (
	"event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_events_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"usercode" text,
	"username" text DEFAULT '' NOT NULL,
	"by_usercode" text,
	"by_username" text,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL
);
CREATE INDEX "security_events_at" ON "security_events" USING btree ("at","event_id");
CREATE INDEX "security_events_kind" ON "security_events" USING btree ("kind","at","event_id");
CREATE INDEX "security_events_ip" ON "security_events" USING btree ("ip","kind","at");
CREATE INDEX "security_events_person" ON "security_events" USING gin ("username" gin_trgm_ops,"usercode" gin_trgm_ops,"ip" gin_trgm_ops);

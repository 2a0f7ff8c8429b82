-- People's own shortcuts to the pages they open most.
CREATE TABLE "user_shortcuts" (
  "shortcut_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_shortcuts_shortcut_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
  "usercode" text NOT NULL,
  "label" text NOT NULL,
  "url" text NOT NULL,
  "display_seq" integer NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "user_shortcuts" ADD CONSTRAINT "user_shortcuts_usercode_users_usercode_fk" FOREIGN KEY ("usercode") REFERENCES "public"."users"("usercode") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "user_shortcuts_once" ON "user_shortcuts" USING btree ("usercode","url");

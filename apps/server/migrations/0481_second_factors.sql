-- Codes of an authenticator app as second factor of built-in accounts, asked for by role.
CREATE TABLE "second_factors" (
	"usercode" text PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_date" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_date" timestamp with time zone
);
CREATE TABLE "backup_codes" (
	"usercode" text NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "backup_codes_pkey" PRIMARY KEY("usercode","code_hash")
);
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_usercode_users_usercode_fk" FOREIGN KEY ("usercode") REFERENCES "users"("usercode") ON DELETE cascade;
ALTER TABLE "backup_codes" ADD CONSTRAINT "backup_codes_usercode_users_usercode_fk" FOREIGN KEY ("usercode") REFERENCES "users"("usercode") ON DELETE cascade;
ALTER TABLE "roles" ADD COLUMN "needs_second_factor" boolean DEFAULT false NOT NULL;

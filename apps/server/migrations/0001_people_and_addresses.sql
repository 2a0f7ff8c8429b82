-- The first floor: who people are, what they did, and the addresses of customers.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE SEQUENCE official_address_code;
-- The same street however it is spaced or capitalised; the domain's addressKey says the same. Neither depends on a
-- locale; translate is slow, so only text that needs it goes through it.
CREATE FUNCTION official_address_key(detail_address text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN md5(btrim(regexp_replace(CASE WHEN octet_length(detail_address) = char_length(detail_address) THEN lower(detail_address COLLATE "C") ELSE translate(lower(detail_address COLLATE "C"), E'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞ\u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\u00ad\u200b\u200c\u200d\u2060\ufeff', 'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþ                   ') END, '[ \t-\r]{2,}|[\t-\r]', ' ', 'g')));

CREATE TABLE "customers" (
  "customer_code" text PRIMARY KEY NOT NULL,
  "customer_name" text NOT NULL,
  "dept_code" text NOT NULL,
  "salesman_code" text,
  "created_by" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "official_address_uses" (
  "address_code" text NOT NULL,
  "order_code" text NOT NULL,
  "is_open" boolean NOT NULL,
  CONSTRAINT "official_address_uses_address_code_order_code_pk" PRIMARY KEY("address_code","order_code")
);

CREATE TABLE "official_addresses" (
  "address_code" text PRIMARY KEY DEFAULT 'ADR-' || to_char(nextval('official_address_code'), 'FM999999000000') NOT NULL,
  "customer_code" text NOT NULL,
  "province_name" text NOT NULL,
  "city_name" text NOT NULL,
  "district_name" text NOT NULL,
  "sub_district_name" text NOT NULL,
  "detail_address" text NOT NULL,
  "postal_code" text DEFAULT '' NOT NULL,
  "receiver_name" text NOT NULL,
  "receiver_phone" text NOT NULL,
  "created_by" text NOT NULL,
  "create_user_name" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "departments" (
  "dept_code" text PRIMARY KEY NOT NULL,
  "dept_name" text NOT NULL,
  "branch_type" text NOT NULL,
  "region" text NOT NULL,
  "cashback_group" text,
  "org_code" text NOT NULL,
  "city_code" text NOT NULL,
  "city_name" text NOT NULL,
  "province_code" text NOT NULL,
  "province_name" text NOT NULL,
  "phone_area_code" text NOT NULL,
  "timezone" text NOT NULL,
  "lat" double precision NOT NULL,
  "lng" double precision NOT NULL,
  "is_active" boolean DEFAULT true NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "action_logs" (
  "log_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "action_logs_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
  "at" timestamp with time zone DEFAULT now() NOT NULL,
  "usercode" text NOT NULL,
  "username" text NOT NULL,
  "via" text NOT NULL,
  "ip" text NOT NULL,
  "entity" text NOT NULL,
  "entity_code" text NOT NULL,
  "action" text NOT NULL,
  "from_status" text,
  "to_status" text,
  "reason" text,
  "diff" jsonb,
  "request_id" text NOT NULL
);

CREATE TABLE "demo_accounts" (
  "usercode" text PRIMARY KEY NOT NULL,
  "seq" integer NOT NULL,
  "device" text NOT NULL
);

CREATE TABLE "document_counters" (
  "prefix" text NOT NULL,
  "dept_code" text NOT NULL,
  "month" text NOT NULL,
  "last" integer NOT NULL,
  CONSTRAINT "document_counters_prefix_dept_code_month_pk" PRIMARY KEY("prefix","dept_code","month")
);

CREATE TABLE "idempotency_keys" (
  "usercode" text NOT NULL,
  "key" text NOT NULL,
  "request_hash" text NOT NULL,
  "answer" json,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT "idempotency_keys_usercode_key_pk" PRIMARY KEY("usercode","key")
);

CREATE TABLE "menus" (
  "menu_code" integer PRIMARY KEY NOT NULL,
  "parent_code" integer NOT NULL,
  "name" text NOT NULL,
  "local_name" text NOT NULL,
  "icons" text DEFAULT '' NOT NULL,
  "url" text DEFAULT '' NOT NULL,
  "support_platform" text NOT NULL,
  "landing_page" text DEFAULT 'No' NOT NULL,
  "display_on_top_position" text DEFAULT 'No' NOT NULL,
  "display_seq" integer NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "role_menus" (
  "role_code" text NOT NULL,
  "menu_code" integer NOT NULL,
  CONSTRAINT "role_menus_role_code_menu_code_pk" PRIMARY KEY("role_code","menu_code")
);

CREATE TABLE "role_permissions" (
  "role_code" text NOT NULL,
  "permission_code" text NOT NULL,
  CONSTRAINT "role_permissions_role_code_permission_code_pk" PRIMARY KEY("role_code","permission_code")
);

CREATE TABLE "roles" (
  "role_code" text PRIMARY KEY NOT NULL,
  "role_name" text NOT NULL,
  "view_data" text NOT NULL,
  "is_active" boolean DEFAULT true NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

CREATE TABLE "login_codes" (
  "code_hash" text PRIMARY KEY NOT NULL,
  "usercode" text NOT NULL,
  "browser_hash" text NOT NULL,
  "login_from" text NOT NULL,
  "expires_date" timestamp with time zone NOT NULL
);

CREATE TABLE "sessions" (
  "session_hash" text PRIMARY KEY NOT NULL,
  "usercode" text NOT NULL,
  "login_from" text NOT NULL,
  "login_code" text NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "last_seen_date" timestamp with time zone DEFAULT now() NOT NULL,
  "expires_date" timestamp with time zone NOT NULL,
  "ends_date" timestamp with time zone NOT NULL,
  "ip" text NOT NULL,
  "user_agent" text NOT NULL,
  CONSTRAINT "sessions_login_code" UNIQUE("login_code")
);

CREATE TABLE "user_belongings" (
  "usercode" text NOT NULL,
  "kind" text NOT NULL,
  "code" text NOT NULL,
  CONSTRAINT "user_belongings_usercode_kind_code_pk" PRIMARY KEY("usercode","kind","code")
);

CREATE TABLE "user_departments" (
  "usercode" text NOT NULL,
  "dept_code" text NOT NULL,
  CONSTRAINT "user_departments_usercode_dept_code_pk" PRIMARY KEY("usercode","dept_code")
);

CREATE TABLE "user_permissions" (
  "usercode" text NOT NULL,
  "permission_code" text NOT NULL,
  "is_allowed" boolean NOT NULL,
  CONSTRAINT "user_permissions_usercode_permission_code_pk" PRIMARY KEY("usercode","permission_code")
);

CREATE TABLE "user_roles" (
  "usercode" text NOT NULL,
  "role_code" text NOT NULL,
  CONSTRAINT "user_roles_usercode_role_code_pk" PRIMARY KEY("usercode","role_code")
);

CREATE TABLE "users" (
  "usercode" text PRIMARY KEY NOT NULL,
  "login_name" text NOT NULL,
  "username" text NOT NULL,
  "title" text DEFAULT '' NOT NULL,
  "email" text,
  "phone" text,
  "password_hash" text,
  "department" text NOT NULL,
  "view_data" text,
  "asc_code" text,
  "allow_visit_customer" boolean DEFAULT false NOT NULL,
  "is_active" boolean DEFAULT true NOT NULL,
  "join_date" date,
  "resign_date" date,
  "viewer_version" integer DEFAULT 1 NOT NULL,
  "created_date" timestamp with time zone DEFAULT now() NOT NULL,
  "row_version" integer DEFAULT 1 NOT NULL
);

ALTER TABLE "customers" ADD CONSTRAINT "customers_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "official_address_uses" ADD CONSTRAINT "official_address_uses_address_code_official_addresses_address_code_fk" FOREIGN KEY ("address_code") REFERENCES "public"."official_addresses"("address_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "official_addresses" ADD CONSTRAINT "official_addresses_customer_code_customers_customer_code_fk" FOREIGN KEY ("customer_code") REFERENCES "public"."customers"("customer_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "demo_accounts" ADD CONSTRAINT "demo_accounts_usercode_users_usercode_fk" FOREIGN KEY ("usercode") REFERENCES "public"."users"("usercode") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "role_menus" ADD CONSTRAINT "role_menus_role_code_roles_role_code_fk" FOREIGN KEY ("role_code") REFERENCES "public"."roles"("role_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "role_menus" ADD CONSTRAINT "role_menus_menu_code_menus_menu_code_fk" FOREIGN KEY ("menu_code") REFERENCES "public"."menus"("menu_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_role_code_roles_role_code_fk" FOREIGN KEY ("role_code") REFERENCES "public"."roles"("role_code") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "login_codes" ADD CONSTRAINT "login_codes_usercode_users_usercode_fk" FOREIGN KEY ("usercode") REFERENCES "public"."users"("usercode") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_usercode_users_usercode_fk" FOREIGN KEY ("usercode") REFERENCES "public"."users"("usercode") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "user_belongings" ADD CONSTRAINT "user_belongings_usercode_users_usercode_fk" FOREIGN KEY ("usercode") REFERENCES "public"."users"("usercode") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "user_departments" ADD CONSTRAINT "user_departments_usercode_users_usercode_fk" FOREIGN KEY ("usercode") REFERENCES "public"."users"("usercode") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "user_departments" ADD CONSTRAINT "user_departments_dept_code_departments_dept_code_fk" FOREIGN KEY ("dept_code") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "user_permissions" ADD CONSTRAINT "user_permissions_usercode_users_usercode_fk" FOREIGN KEY ("usercode") REFERENCES "public"."users"("usercode") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_usercode_users_usercode_fk" FOREIGN KEY ("usercode") REFERENCES "public"."users"("usercode") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_code_roles_role_code_fk" FOREIGN KEY ("role_code") REFERENCES "public"."roles"("role_code") ON DELETE no action ON UPDATE no action;
ALTER TABLE "users" ADD CONSTRAINT "users_department_departments_dept_code_fk" FOREIGN KEY ("department") REFERENCES "public"."departments"("dept_code") ON DELETE no action ON UPDATE no action;
CREATE INDEX "customers_name" ON "customers" USING btree ("customer_name","customer_code");
CREATE INDEX "customers_dept_name" ON "customers" USING btree ("dept_code","customer_name","customer_code");
CREATE INDEX "customers_salesman" ON "customers" USING btree ("salesman_code");
CREATE INDEX "customers_search" ON "customers" USING gin ("dept_code","customer_name" gin_trgm_ops);
CREATE INDEX "customers_code_search" ON "customers" USING gin ("customer_code" gin_trgm_ops);
CREATE UNIQUE INDEX "official_addresses_once" ON "official_addresses" USING btree ("customer_code",official_address_key("detail_address"));
CREATE INDEX "official_addresses_created" ON "official_addresses" USING btree ("created_date","address_code");
CREATE INDEX "action_logs_entity" ON "action_logs" USING btree ("entity","entity_code","log_id");
CREATE INDEX "idempotency_keys_created_date" ON "idempotency_keys" USING btree ("created_date");
CREATE INDEX "sessions_usercode" ON "sessions" USING btree ("usercode");
CREATE INDEX "sessions_expires_date" ON "sessions" USING btree ("expires_date");
CREATE INDEX "user_roles_role_code" ON "user_roles" USING btree ("role_code");
CREATE UNIQUE INDEX "users_login_name" ON "users" USING btree (lower("login_name"));
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));
CREATE INDEX "users_department" ON "users" USING btree ("department");
-- What was done stays written.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append only', TG_TABLE_NAME;
END $$;
CREATE TRIGGER action_logs_append_only BEFORE UPDATE OR DELETE ON action_logs FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- The people of a shop are reminded to enter what they sold once in a week.
create table "shop_reminders" (
  "shop_code" text not null references "shops" ("shop_code") on delete cascade,
  "week" date not null,
  "created_by" text not null,
  "created_date" timestamp with time zone not null default now(),
  constraint "shop_reminders_shop_code_week_pk" primary key ("shop_code", "week")
);

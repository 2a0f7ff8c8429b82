-- Counted by salesperson from the index alone; what somebody wrote is found without looking at every ticket.
drop index "customers_salesman";
create index "customers_salesman" on "customers" ("salesman_code", "status");
drop index "shops_salesman";
create index "shops_salesman" on "shops" ("salesman_code", "status");
create index "aftersales_tickets_creator" on "aftersales_tickets" ("created_by");

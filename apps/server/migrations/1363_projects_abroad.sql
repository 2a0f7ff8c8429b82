alter table project_logs add column is_abroad boolean default false not null;
-- What lies outside already was meant to.
update project_logs set is_abroad = true where not (lat between -11.2 and 6.3 and lng between 94.7 and 141.2);

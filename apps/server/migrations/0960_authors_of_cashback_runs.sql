-- Who wrote a calculation or a change of a line: none of them approves it.
alter table cashback_runs add column authors text[] not null default '{}';
update cashback_runs set authors = array[created_by];
alter table cashback_changes add column authors text[] not null default '{}';
update cashback_changes set authors = array[requested_by] where status = 'Submitted';

alter table inspection_points add column awaits_second boolean default false not null;
alter table inspection_problems add column claimed_by_code text;
-- Who claimed before this is known by name only: where one person has that name, the code is known as well.
update inspection_problems p set claimed_by_code = u.usercode
  from (select username, min(usercode) as usercode from users group by username having count(*) = 1) u
  where u.username = p.claimed_by;

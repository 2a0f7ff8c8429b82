-- Who sold a project follows its supervision, and changes nothing of it.
insert into role_permissions (role_code, permission_code)
  select 'Salesman', p.permission_code from (
    select distinct permission_code from role_permissions where role_code = 'SPV'
      and (permission_code in ('Supervision-Open', 'Supervision-Detail-Open', 'Supervision-Inspection-Overview-Open', 'Supervision-Action-Log')
        or permission_code ~ '^(Photo|File)-.*(Supervision|Inspection).*-(View|Download)$')) p
  where exists (select from roles where role_code = 'Salesman')
  on conflict do nothing;
insert into role_menus (role_code, menu_code)
  select 'Salesman', menu_code from menus
  where url = '/supervision' and exists (select from roles where role_code = 'Salesman')
  on conflict do nothing;
update users set viewer_version = viewer_version + 1;

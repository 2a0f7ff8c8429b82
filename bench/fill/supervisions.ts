import type pg from 'pg'

/** Years of supervisions: seven in ten are finished; each was inspected and half of them have a card. */
export const fillSupervisions = async (pool: pg.Pool, howMany: number) => {
  await pool.query(
    `insert into supervision_installers (installer_code, installer_name, dept_code)
     select customer_code, customer_name, dept_code from customers`,
  )
  await pool.query(
    `insert into supervisions (supervision_code, log_code, project_code, project_name, detail_address, sub_district_code, district_code, city_code, province_code,
       lat, lng, org_code, category_name, dept_code, service_dept_code, salesman_code, installer_code, installer_name, capacity_hp, unit_count, level,
       warranty_basis, supervision_status, certification_no, first_schedule_date, points_total, points_answered, problems_found, status_since, finished_date,
       planned_end, created_by, create_user_name, create_date)
     select 'SPV-' || lpad(n::text, 7, '0'), l.log_code, coalesce(l.project_code, 'PRJ'), l.project_name, l.detail_address, l.sub_district_code, l.district_code,
       l.city_code, l.province_code, l.lat, l.lng, '1-GREE', 'VRF', l.dept_code, l.dept_code, l.salesman_code, i.codes[1 + n % array_length(i.codes, 1)], 'CV Installer ' || n % 300,
       100, 10, (array['A','B','C'])[1 + n % 3], 'based_on_warranty_policy',
       case when n % 10 < 7 then 'Finish_Project_Finished' else (array['Submitted','TS_Dept_Audit_Required','ASS_Dept_Audit_Required','ASS_Dept_Audit_Approved',
         'HO_Dispatched','Branch_Accepted','Coordinator_Received','Technical_Training_Finished','Inspection_Supervision_Submitted','Debug_Normal'])[1 + n / 10 % 10] end,
       'CERT-1', now(), 5, 5, n % 3, now() - n % 60 * interval '1 day', case when n % 10 < 7 then now() end, current_date, 'ADMIN-0001', 'Bench', now() - n * interval '20 minutes'
     from (select n, 'LOG-' || lpad((1 + n % (select count(*) from project_logs))::text, 7, '0') as log_code from generate_series(1, $1::int) n) made join project_logs l using (log_code),
       (select array_agg(installer_code) as codes from supervision_installers) i`,
    [howMany],
  )
  await pool.query(
    `insert into inspection_answers (client_uuid, supervision_code, checkpoint_code, result, usercode, username, answered_date)
     select gen_random_uuid()::text, supervision_code, c.checkpoint_code, 'Pass', 'ADMIN-0001', 'Bench', create_date
     from supervisions, (select checkpoint_code from inspection_checkpoints where levels @> array['A','B','C'] order by seq limit 5) c`,
  )
  await pool.query(
    `insert into inspection_points (supervision_code, checkpoint_code, answer_id, result, first_result)
     select supervision_code, checkpoint_code, answer_id, 'Pass', case when answer_id % 7 = 0 then 'Fail' else 'Pass' end from inspection_answers`,
  )
  await pool.query(
    `insert into supervision_traces (supervision_code, step, at, usercode, username)
     select supervision_code, step, create_date + k * interval '2 days', 'ADMIN-0001', 'Bench'
     from supervisions, (values (1, 'submitted'), (2, 'documents'), (3, 'tsAudit'), (4, 'assAudit'), (5, 'dispatched')) s (k, step)`,
  )
  await pool.query(
    `insert into warranty_cards (card_key, card_code, version, supervision_code, dept_code, service_dept_code, project_name, token_hash, status, template_language,
       receiver, issue_manager, issue_manager_title, delivery_orders, start_date, item_count, first_end_date, created_by, create_user_name, created_date)
     select 'WC-' || substr(supervision_code, 5) || '.1', 'WC-' || substr(supervision_code, 5), 1, supervision_code, dept_code, dept_code, project_name, md5(supervision_code),
       'Warranty_Card_Issued', 'Local Language', 'Endang', 'Yuni', 'Manager', array['DO-1'], current_date, 10, current_date + 700, 'ADMIN-0001', 'Bench', create_date
     from supervisions where supervision_status = 'Finish_Project_Finished'`,
  )
  await pool.query('vacuum analyze')
}

import { letterNumber, letterNumberPrefixes, letterStatus } from '@sejuk/domain/supervision/letters'
import { supervisionLetters } from '../../src/db/tables/supervision/letters.ts'
import { insertRows } from '../makers/insert-rows.ts'
import { numbered } from '../makers/numbered.ts'
import type { Part } from '../part.ts'

type Site = {
  supervision_code: string
  dept_code: string
  responsible: string
  at: string
  is_disclaimed: boolean
  problems: string[]
  created_by: string
  create_user_name: string
}
/** Sites whose problems nobody will mend, and a few where that is still being asked. */
const sites = `select s.supervision_code, s.dept_code, coalesce(c.contact_name, s.installer_name) as responsible,
    to_char(max(p.created_date) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, p.status = 'Disclaimed' as is_disclaimed,
    array_agg(p.problem_no || '. ' || p.description order by p.problem_no) as problems,
    min(p.created_by) as created_by, min(p.create_user_name) as create_user_name
  from inspection_problems p join supervisions s using (supervision_code)
  left join supervision_contacts c on c.supervision_code = s.supervision_code and c.line_no = 1
  where p.status in ('Disclaimed', 'Open') group by s.supervision_code, c.contact_name, p.status order by 1, 5 desc`
const manager = `select u.usercode as approver_user_code, u.username as approver_user_name from users u
  join user_roles r using (usercode) where r.role_code = 'TS-Manager' order by 1 limit 1`

const onTheWay = ['Pending', 'Submitted', 'Approved', 'Issued'] as const
const kind = 'disclaimer_letter'

/** What is disclaimed was signed; of the open ones every seventh site is asked to sign. */
export const loadDisclaimers: Part['load'] = async (client, { say }) => {
  const { rows } = await client.query<Site>(sites)
  const { rows: managers } = await client.query<{ approver_user_code: string; approver_user_name: string }>(manager)
  const numbers = numbered(letterNumberPrefixes[kind])
  const open = rows.filter(({ is_disclaimed }) => !is_disclaimed)
  const signed = new Set(rows.filter((one) => one.is_disclaimed).map((one) => one.supervision_code))
  const asked = open.filter(({ supervision_code }, n) => n % 7 === 0 && !signed.has(supervision_code))
  const letters = [...rows.filter((one) => one.is_disclaimed), ...asked].map((site, n) => {
    const { supervision_code, dept_code, at, created_by, create_user_name } = site
    const day = at.slice(0, 10)
    const stage = site.is_disclaimed ? ('Signed' as const) : (onTheWay[n % onTheWay.length] ?? 'Pending')
    const isApproved = stage !== 'Pending' && stage !== 'Submitted'
    const seq = Number(numbers.next(dept_code, day).slice(-5))
    return {
      ...({ supervision_code, service_type: kind, template_type: 'DISCLAIMER', version: 1, stage } as const),
      ...{ document_no: letterNumber(letterNumberPrefixes[kind], dept_code, day, seq), problems: site.problems },
      ...({ template_language: 'Local Language', has_signature_table: true, issue_date: day } as const),
      responsible_party: site.responsible,
      ...(isApproved ? { ...managers[0], approve_date: at } : {}),
      issued_date: stage === 'Signed' || stage === 'Issued' ? at : null,
      signed_date: stage === 'Signed' ? at : null,
      authors: isApproved ? [] : [created_by],
      ...{ created_by, create_user_name, created_date: at, updated_date: at },
    }
  })
  await insertRows(client, supervisionLetters, letters)
  await numbers.save(client)
  await client.query(
    `update supervisions s set disclaimer_status = g.status, disclaimer_letter_date = g.issued::timestamptz,
       open_letters = open_letters + g.is_open from unnest($1::text[], $2::text[], $3::text[], $4::int[]) as g (code, status, issued, is_open)
     where s.supervision_code = g.code`,
    [
      letters.map((one) => one.supervision_code),
      letters.map((one) => letterStatus(kind, one.stage)),
      letters.map((one) => one.issued_date),
      letters.map((one) => (one.issued_date ? 0 : 1)),
    ],
  )
  say(`demo data: ${letters.length} disclaimers`)
}

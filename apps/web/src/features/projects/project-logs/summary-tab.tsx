import type { ProjectLogDetail } from '@sejuk/contract/projects/project-logs'
import { projectWords } from '@sejuk/words/projects/projects'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section } from '../../../ui/record/section.tsx'
import { CompetitorTable } from './competitor-table.tsx'
import { FollowUps } from './follow-ups.tsx'
import { SystemTable } from './system-table.tsx'

const latest = 4

export const SummaryTab = ({ row }: { row: ProjectLogDetail }) => {
  const t = useWords(projectWords)
  const dates = useDates()
  const place = [row.detail_address, row.sub_district_name, row.district_name, row.city_name, row.province_name]
  return (
    <>
      <Section title={t('basics')} sub={row.log_code}>
        <Facts
          facts={[
            [t('owner_name'), row.owner_name],
            [t('owner_pic'), [row.owner_pic, row.owner_phone].filter(Boolean).join(', ')],
            [t('developer'), row.developer],
            [t('contractor_main'), row.contractor_main],
            [t('contractor_me'), row.contractor_me],
            [t('consultant_me'), row.consultant_me],
            [t('salespeople'), row.salespeople.map((one) => `${one.username} ${one.split_percent}%`).join(', ')],
            [t('dept_name'), row.dept_name],
            [t('source'), t(row.source)],
            [t('stage'), t(row.stage)],
            [t('brand_focus'), row.brand_focus.join(', ')],
            [t('est_delivery_date'), row.est_delivery_date && dates.day(row.est_delivery_date)],
            [t('submitted_date'), row.submitted_date && dates.dateTime(row.submitted_date)],
            [t('created_date'), `${row.create_user_name}, ${dates.dateTime(row.created_date)}`],
            [t('detail_address'), place.filter(Boolean).join(', '), { wide: 3 }],
            [t('remark'), row.remark, { wide: 3 }],
          ]}
        />
      </Section>
      <SystemTable row={row} />
      <FollowUps row={row} most={latest} />
      <CompetitorTable row={row} />
    </>
  )
}

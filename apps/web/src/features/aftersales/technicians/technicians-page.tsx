import { ascDropdown } from '@sejuk/contract/aftersales/service-centres'
import * as contract from '@sejuk/contract/aftersales/technicians'
import { type TechnicianStatus, technicianSkills } from '@sejuk/domain/aftersales/technicians'
import { certificateStands } from '@sejuk/domain/certificates'
import { pageTo } from '@sejuk/domain/pages'
import { displayPhone } from '@sejuk/domain/values/phone'
import { technicianChoiceWords, technicianWords } from '@sejuk/words/aftersales/technicians'
import { useState } from 'react'
import IconHistory from '#icon/History'
import IconPlus from '#icon/Plus'
import IconSettings from '#icon/Settings'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates, useToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'
import { Face } from './face.tsx'

const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

type Row = contract.TechnicianRow
const tones: Record<TechnicianStatus, Tone> = { Active: 'good', Leave: 'attention', Off: 'neutral' }

export const AscTechnicianListPage = () => <Technicians config="technicianConfig" />
export const PartnerTechnicianListPage = () => <Technicians config="partnerTechnicianConfig" />

const Technicians = ({ config: page }: { config: 'technicianConfig' | 'partnerTechnicianConfig' }) => {
  const t = useWords(technicianWords)
  const choice = useWords(technicianChoiceWords)
  const dates = useDates()
  const today = useToday()
  const navigate = useNavigate()
  const [logged, setLogged] = useState<Row>()
  const list = useList(contract.listTechnicians)
  const mayConfigure = useGate(contract.configureTechnician)
  const { tab, search, asc_code, skill } = list.asked
  const counts = useCall(
    contract.countTechnicians,
    { search, asc_code, skill },
    { enabled: list.gate.enabled, keepPrevious: true },
  )
  const countOf = new Map(counts.data?.data.map((one) => [one.tab, one.total]))
  const config = ({ technician_code }: Row) => pageTo(page, { technician_code })
  const percent = (n: number | null) => (n === null ? '-' : `${n}%`)
  const certificate = ({ certification_valid_to: until }: Row) => {
    if (!until) return '-'
    const { stands, days } = certificateStands(until, today)
    if (stands === 'valid') return dates.day(until)
    return (
      <StatusChip tone="attention">
        {stands === 'expired'
          ? t('expired', { date: dates.day(until) })
          : t('expiringOn', { day: dates.day(until), n: days })}
      </StatusChip>
    )
  }
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        above={
          <StatusTabs
            label={t('tabs')}
            value={tab}
            onChange={(next) => list.ask({ tab: next })}
            tabs={contract.technicianTabs.map((value) => ({ value, label: t(value), count: countOf.get(value) }))}
          />
        }
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          { field: 'asc_code', label: t('asc_code'), kind: 'many', source: ascDropdown },
          {
            field: 'skill',
            label: t('skill'),
            kind: 'choice',
            options: technicianSkills.map((value) => ({ value, label: choice(value) })),
          },
        ]}
        actions={[
          {
            key: 'add',
            label: t('add'),
            icon: <IconPlus size={16} />,
            gate: mayConfigure,
            isPrimary: true,
            onPress: () => void navigate(pageTo(page)),
          },
        ]}
        keyOf={(row) => row.technician_code}
        nameOf={(row) => row.technician_name}
        onOpen={(row) => void navigate(config(row))}
        menu={(row) => [
          {
            key: 'config',
            label: t('config'),
            icon: <IconSettings size={18} />,
            gate: mayConfigure,
            onPress: () => void navigate(config(row)),
          },
          { key: 'log', label: t('log'), icon: <IconHistory size={18} />, onPress: () => setLogged(row) },
        ]}
        columns={[
          {
            key: 'photo',
            title: t('photo'),
            show: (row) => <Face path={row.thumbnail_path} name={row.technician_name} />,
          },
          {
            key: 'name',
            title: t('technician_name'),
            sort: 'technician_name',
            show: (row) => <Link {...config(row)}>{row.technician_name}</Link>,
          },
          { key: 'code', title: t('technician_code'), sort: 'technician_code', show: (row) => row.technician_code },
          { key: 'asc', title: t('asc_code'), sort: 'asc_code', wraps: true, show: (row) => row.asc_name },
          { key: 'phone', title: t('phone'), show: (row) => (row.phone ? displayPhone(row.phone) : '-') },
          {
            key: 'skills',
            title: t('skills'),
            wraps: true,
            show: (row) => row.skills.map((skill) => choice(skill)).join(', '),
          },
          {
            key: 'certificate',
            title: t('certification_valid_to'),
            sort: 'certification_valid_to',
            show: certificate,
          },
          {
            key: 'jobs',
            title: t('jobs_today'),
            isNumber: true,
            show: (row) => t('ofMost', { n: row.jobs_today, most: row.max_jobs_day }),
          },
          { key: 'fix', title: t('first_fix'), isNumber: true, show: (row) => percent(row.first_fix_percent) },
          { key: 'csat', title: t('csat'), isNumber: true, show: (row) => percent(row.csat_percent) },
          {
            key: 'status',
            title: t('status'),
            show: (row) => <StatusChip tone={tones[row.status]}>{choice(row.status)}</StatusChip>,
          },
        ]}
        card={(row) => ({
          code: row.technician_code,
          name: <Link {...config(row)}>{row.technician_name}</Link>,
          text: `${row.asc_name} · ${row.skills.map((skill) => choice(skill)).join(', ')}`,
          left: <StatusChip tone={tones[row.status]}>{choice(row.status)}</StatusChip>,
          right: t('ofMost', { n: row.jobs_today, most: row.max_jobs_day }),
        })}
      />
      {logged && (
        <ActionLogPanel
          key={logged.technician_code}
          endpoint={contract.technicianLog}
          code={logged.technician_code}
          sub={logged.technician_name}
          labels={{
            status: t('status'),
            skills: t('skills'),
            zones: t('zones'),
            max_jobs_day: t('max_jobs_day'),
            asc_code: t('asc_code'),
            certification_valid_to: t('certification_valid_to'),
            work_days: t('work_days'),
          }}
          onClose={() => setLogged(undefined)}
        />
      )}
    </>
  )
}

import type { Data } from '@sejuk/contract/endpoint'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { supervisionKpis } from '@sejuk/contract/supervision/kpis'
import { pageTo } from '@sejuk/domain/pages'
import { supervisionLevels } from '@sejuk/domain/supervision/supervision-statuses'
import { writeNumber } from '@sejuk/domain/values/numbers'
import { supervisionKpiWords } from '@sejuk/words/supervision/kpis'
import { supervisionStepWords } from '@sejuk/words/supervision/supervisions'
import { useCall } from '../../../lib/api/queries.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { LineTable } from '../../../ui/table/line-table.tsx'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import style from './kpis.module.css'

type Search = { from?: string; to?: string; dept_code?: string; level?: string }
const written = (n: number) => writeNumber(n, 1)
type Figures = Data<typeof supervisionKpis>

/** How well sites are supervised, by days, branch and size class. */
export const SupervisionKpisPage = () => {
  const t = useWords(supervisionKpiWords)
  const say = useSay()
  const navigate = useNavigate()
  const gate = useGate(supervisionKpis)
  const search: Search = useSearch()
  const level = supervisionLevels.find((one) => one === search.level)
  const found = useCall(
    supervisionKpis,
    {
      ...{ from: search.from ?? '', to: search.to ?? '', dept_code: search.dept_code ? [search.dept_code] : [] },
      ...(level ? { level } : {}),
    },
    { enabled: gate.enabled, keepPrevious: true },
  )
  const figures = found.data?.data
  const go = (part: Search) => void navigate({ to: '.', search: { ...search, ...part }, replace: true })
  return (
    <>
      <PageHead title={t('title')} crumb={<Link {...pageTo('supervisions')}>{t('list')}</Link>} />
      <PageBody>
        <FieldGrid>
          <DateField
            label={t('from')}
            value={search.from ?? figures?.from ?? ''}
            onChange={(from) => go({ from: from || undefined })}
          />
          <DateField
            label={t('to')}
            value={search.to ?? figures?.to ?? ''}
            onChange={(to) => go({ to: to || undefined })}
          />
          <PagedSelect
            label={t('branch')}
            none={t('allBranches')}
            source={departmentDropdown}
            value={search.dept_code}
            onChange={(next) => go({ dept_code: next })}
          />
          <ChoiceField
            label={t('level')}
            value={search.level ?? ''}
            options={supervisionLevels.map((value) => ({ value, label: value }))}
            onChange={(next) => go({ level: next || undefined })}
          />
        </FieldGrid>
        {!gate.enabled ? (
          <ForbiddenState reason={say(gate.because)} />
        ) : found.error ? (
          <FailedState error={found.error} onRetry={() => void found.refetch()} />
        ) : figures ? (
          <Sheet figures={figures} />
        ) : (
          <Pending />
        )}
      </PageBody>
    </>
  )
}

const Sheet = ({ figures }: { figures: Figures }) => {
  const t = useWords(supervisionKpiWords)
  const steps = useWords(supervisionStepWords)
  const percent = (n: number | null) => (n === null ? '-' : `${written(n)}%`)
  const longest = Math.max(1, ...figures.steps.map(({ days }) => days))
  if (figures.supervisions === 0)
    return (
      <Section title={t('supervisions')}>
        <SectionText>{t('none')}</SectionText>
      </Section>
    )
  return (
    <>
      <Facts
        isFramed
        facts={[
          [t('supervisions'), written(figures.supervisions)],
          [t('finished'), written(figures.finished)],
          [t('on_time_percent'), percent(figures.on_time_percent)],
          [t('first_pass_percent'), percent(figures.first_pass_percent)],
          [t('now_pass_percent'), percent(figures.now_pass_percent)],
          [t('problems'), written(figures.problems)],
          [t('problems_per_100_hp'), figures.problems_per_100_hp === null ? '-' : written(figures.problems_per_100_hp)],
          [t('overtime_days'), written(figures.overtime_days)],
        ]}
      />
      <Section title={t('steps')}>
        <PlainTable>
          <thead>
            <tr>
              <th>{t('step')}</th>
              <th data-number>{t('times')}</th>
              <th data-number>{t('days')}</th>
            </tr>
          </thead>
          <tbody>
            {figures.steps.map(({ step, days, times }) => (
              <tr key={step}>
                <td>{steps(step)}</td>
                <td data-number>{written(times)}</td>
                <td data-number>
                  <span className={style.days}>
                    {written(days)}
                    <span className={style.track}>
                      <span className={style.bar} style={{ inlineSize: `${Math.round((100 * days) / longest)}%` }} />
                    </span>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </Section>
      <Section title={t('installers')}>
        <LineTable
          rows={figures.installers}
          keyOf={(one) => one.installer_code}
          columns={[
            [t('installer'), (one) => one.installer_name],
            [t('projects'), (one) => written(one.projects), 'number'],
            [t('problems'), (one) => written(one.problems), 'number'],
            [t('repeated'), (one) => written(one.repeated), 'number'],
            [t('first_pass_percent'), (one) => percent(one.first_pass_percent), 'number'],
            [t('now_pass_percent'), (one) => percent(one.now_pass_percent), 'number'],
          ]}
        />
      </Section>
    </>
  )
}

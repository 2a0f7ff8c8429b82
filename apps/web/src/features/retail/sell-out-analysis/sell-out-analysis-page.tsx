import { businessUnitDropdown } from '@sejuk/contract/masters/business-units'
import { analyzeSellOut, sellOutExcel } from '@sejuk/contract/retail/sell-out-analysis'
import { pageTo } from '@sejuk/domain/pages'
import { sellOutAnalysisWords } from '@sejuk/words/retail/sell-out-analysis'
import { useState } from 'react'
import IconDownload from '#icon/Download'
import { useBranchFilter } from '../../../entities/pickers/branch-picker.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { download } from '../../../lib/files/save-file.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useSay, useWords } from '../../../lib/language/words.ts'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'
import { ActionRow } from '../../../ui/actions/action-row.tsx'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FilterBar } from '../../../ui/list/filter-bar.tsx'
import { FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import { useViewsOf } from '../../../ui/list/use-views.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import style from './analysis.module.css'
import type { Asked } from './asked.ts'
import { Figures } from './figures.tsx'
import { Ages, Capacities, Models } from './rankings.tsx'
import { useRemindSilent } from './remind-silent.tsx'
import { People } from './seller-ranking.tsx'
import { Shops } from './shop-ranking.tsx'
import { WeekChart } from './week-chart.tsx'

type InAddress = Partial<Omit<Asked, 'dept_code'>> & { dept_code?: string | string[] }

const usualComparison = 'weeks-before'
const nothing: Asked = { from: '', to: '', compare: usualComparison, dept_code: [], business_unit: '', capacity_pk: '' }
const askedIn = (given: InAddress): Asked => ({ ...nothing, ...given, dept_code: [given.dept_code ?? []].flat() })
const capacities = ['0.5', '0.75', '1', '1.5', '2', '2.5', '3', '5']

/** At a desk all of it has room beside the reminder. */
const inSight = (action: Action): Action => ({ ...action, isBeside: true })

/** Do shops sell what we sold them, who needs stock, who has too much. */
export const SellOutAnalysisPage = () => {
  const t = useWords(sellOutAnalysisWords)
  const say = useSay()
  const language = useLanguage()
  const dates = useDates()
  const navigate = useNavigate()
  const branch = useBranchFilter()
  const may = useGate(analyzeSellOut)
  const given = useSearch<InAddress>()
  const asked = askedIn(given)
  const [draft, setDraft] = useState(asked)
  const [isSilent, setSilent] = useState(false)
  const input = Object.fromEntries(Object.entries(asked).filter(([, value]) => value.length > 0))
  const found = useCall(analyzeSellOut, input, { enabled: may.enabled, keepPrevious: true })
  const data = found.data?.data
  const show = (next: Asked) => {
    setDraft(next)
    const search = Object.fromEntries(
      Object.entries(next).filter(([, value]) => value.length > 0 && value !== usualComparison),
    )
    void navigate({ ...pageTo('analysis'), search })
  }
  const views = useViewsOf({
    module: analyzeSellOut.path,
    search: input,
    onApply: (search) => show(askedIn(search)),
  })
  const weeks = data?.weeks.length ?? 0
  const excel: Action = {
    ...{ key: 'excel', label: t('excel'), icon: <IconDownload size={16} /> },
    onPress: () => void download(sellOutExcel, { ...input, language }),
  }
  const remind = useRemindSilent(data?.figures, asked.dept_code)
  return (
    <>
      <PageHead title={t('title')} sub={data && t('sub', { n: data.figures.shops, date: dates.day(data.to) })}>
        {may.enabled && <ActionRow name={t('title')} actions={[views.action, excel, ...remind].map(inSight)} />}
      </PageHead>
      {views.dialog}
      <PageBody>
        {may.enabled && (
          <FilterBar<Asked>
            filters={[
              { field: 'from', label: t('from'), kind: 'day' },
              { field: 'to', label: t('to'), kind: 'day' },
              {
                field: 'compare',
                label: t('compare'),
                kind: 'choice',
                options: [
                  { value: 'weeks-before', label: weeks ? t('weeks-before', { n: weeks }) : t('weeksBefore') },
                  { value: 'year-before', label: t('year-before') },
                ],
              },
              branch,
              { field: 'business_unit', label: t('business_unit'), kind: 'one', source: businessUnitDropdown },
              {
                field: 'capacity_pk',
                label: t('capacity'),
                kind: 'choice',
                options: capacities.map((value) => ({ value, label: t('pk', { n: value }) })),
              },
            ]}
            draft={draft}
            onChange={(part) => setDraft((now) => ({ ...now, ...part }))}
            onSearch={() => show(draft)}
            onReset={() => show(nothing)}
            gate={may}
          />
        )}
        {!may.enabled && <ForbiddenState reason={say(may.because)} />}
        {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
        {may.enabled && !found.error && !data && <Pending />}
        {data && (
          <>
            <Figures data={data} isYear={asked.compare === 'year-before'} onSilent={() => setSilent(true)} />
            {data.figures.sell_out === 0 && (
              <Section aria-label={t('none')}>
                <SectionText>{t('none')}</SectionText>
              </Section>
            )}
            <div className={style.columns}>
              <WeekChart weeks={data.weeks} asked={asked} />
              <Models data={data} asked={asked} />
              <Shops data={data} asked={asked} isSilent={isSilent} onSilent={setSilent} />
              <Capacities data={data} asked={asked} />
              <People data={data} asked={asked} />
              <Ages data={data} />
            </div>
          </>
        )}
      </PageBody>
    </>
  )
}

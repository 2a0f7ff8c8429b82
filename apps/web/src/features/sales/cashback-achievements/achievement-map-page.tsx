import { businessUnitDropdown } from '@sejuk/contract/masters/business-units'
import { staffDropdown } from '@sejuk/contract/masters/staff'
import * as achievements from '@sejuk/contract/sales/cashback-achievements'
import { pageTo } from '@sejuk/domain/pages'
import { achievementBands } from '@sejuk/domain/sales/cashbacks/cashbacks'
import { achievementBandWords, cashbackWords } from '@sejuk/words/sales/cashbacks'
import { useState } from 'react'
import { BranchesPicker } from '../../../entities/pickers/branch-picker.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { ChoiceFilter } from '../../../ui/list/filter-field.tsx'
import { EmptyState, FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import style from './achievement-map.module.css'
import { AchievementTable } from './achievement-table.tsx'

const AchievementMap = lazyPart(() => import('./achievement-map.tsx').then((map) => map.AchievementMap))

const bandTones = { behind: 'bad', near: 'attention', reached: 'good' } as const

type Asked = {
  period?: string
  dept_code?: string | string[]
  salesman_code?: string
  business_unit_code?: string
  band?: (typeof achievementBands)[number]
}

/** Who buys how much of what they are to buy, and where. The filters live in the address. */
export const AchievementMapPage = () => {
  const t = useWords(cashbackWords)
  const bands = useWords(achievementBandWords)
  const say = useSay()
  const navigate = useNavigate()
  const asked: Asked = useSearch()
  const mayLook = useGate(achievements.mapAchievements)
  const periods = useCall(achievements.achievementPeriods, {}, { enabled: mayLook.enabled })
  const dept_code = [asked.dept_code ?? []].flat().map(String)
  const { period, salesman_code, business_unit_code, band } = asked
  const found = useCall(
    achievements.mapAchievements,
    { period, salesman_code, business_unit_code, band, dept_code },
    { enabled: mayLook.enabled, keepPrevious: true },
  )
  const [chosen, setChosen] = useState<string>()
  const put = (part: Asked) => {
    const next = Object.entries({ ...asked, ...part }).filter(([, value]) => value !== undefined && value !== '')
    void navigate(pageTo('achievementMap', Object.fromEntries(next)))
  }
  const rows = found.data?.data ?? []
  const placed = rows.filter(({ lat, lng }) => lat !== null && lng !== null)
  return (
    <>
      <PageHead title={t('mapTitle')} />
      <PageBody>
        <div className={style.filters}>
          <ChoiceFilter
            label={t('period')}
            value={period ?? periods.data?.data[0] ?? ''}
            onChange={(value) => put({ period: value || undefined })}
            options={(periods.data?.data ?? []).map((value) => ({ value, label: value }))}
          />
          <BranchesPicker look="cell" value={dept_code} onChange={(codes) => put({ dept_code: codes })} />
          <PagedSelect
            look="cell"
            label={t('salesman')}
            source={staffDropdown}
            input={{ dept_code, role_code: ['Salesman'] }}
            value={salesman_code}
            onChange={(code) => put({ salesman_code: code })}
          />
          <PagedSelect
            look="cell"
            label={t('unit')}
            source={businessUnitDropdown}
            value={business_unit_code}
            onChange={(code) => put({ business_unit_code: code })}
          />
          <ChoiceFilter
            label={t('band')}
            value={band ?? ''}
            onChange={(value) => put({ band: (value || undefined) as Asked['band'] })}
            options={achievementBands.map((value) => ({ value, label: bands(value) }))}
          />
        </div>
        {!mayLook.enabled ? (
          <ForbiddenState reason={say(mayLook.because)} />
        ) : found.error ? (
          <FailedState error={found.error} onRetry={() => void found.refetch()} />
        ) : found.isLoading ? (
          <Pending />
        ) : (
          <div className={style.both}>
            <div>
              <AchievementMap rows={placed} chosen={chosen} onChoose={setChosen} />
              <p className={style.legend}>
                {achievementBands.map((one) => (
                  <StatusChip key={one} tone={bandTones[one]}>
                    {bands(one)}
                  </StatusChip>
                ))}
              </p>
              {rows.length > placed.length && (
                <p className={style.note}>{t('noPlace', { n: rows.length - placed.length })}</p>
              )}
            </div>
            {rows.length === 0 ? (
              <EmptyState because={t('mapEmpty')} />
            ) : (
              <AchievementTable rows={rows} chosen={chosen} onChoose={setChosen} />
            )}
          </div>
        )}
      </PageBody>
    </>
  )
}

import { departmentDropdown } from '@sejuk/contract/masters/departments'
import * as contract from '@sejuk/contract/masters/holidays'
import { holidayKinds } from '@sejuk/domain/masters/holidays'
import { holidayKindWords, holidayWords } from '@sejuk/words/masters/holidays'
import { recordWords } from '@sejuk/words/masters/records'
import { useEffect } from 'react'
import { useList } from '../../../lib/api/list.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { useNavigate } from '../../../lib/navigation/use-router.tsx'
import { MasterPage } from '../../../ui/list/master-page.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'

const calls = {
  list: contract.listHolidays,
  create: contract.createHoliday,
  update: contract.updateHoliday,
  remove: contract.deleteHoliday,
  log: contract.holidayLog,
  data: contract.holidayData,
  sheet: contract.holidaySheet,
}
const thisYear = () => new Date().getFullYear()

/** One year at a time: this one, unless another is asked for. */
const useYear = () => {
  const list = useList(contract.listHolidays)
  const navigate = useNavigate()
  const isUnsaid = list.asked.year === undefined
  // In the place of the address without a year: the way back would lead to that one, and here again.
  useEffect(() => {
    const search = (asked: object) => ({ ...asked, year: thisYear(), limit: 100 })
    if (isUnsaid) void navigate({ to: '.', search: search, replace: true })
  }, [isUnsaid, navigate])
  return list
}

export const HolidaysPage = () => {
  const t = useWords(holidayWords)
  const kind = useWords(holidayKindWords)
  const record = useWords(recordWords)
  const language = useLanguage()
  const dates = useDates()
  const list = useYear()
  const nameIn = (row: contract.Holiday) => (language === 'local' ? row.local_name : row.holiday_name)
  const scopeOf = (row: contract.Holiday) => row.dept_name ?? t('everybody')
  const kinds = holidayKinds.map((value) => ({ value, label: kind(value) }))
  const years = [-1, 0, 1, 2].map((n) => ({ value: String(thisYear() + n), label: String(thisYear() + n) }))
  const doubt = (row: contract.Holiday) =>
    row.is_estimated && <StatusChip tone="attention">{t('estimated')}</StatusChip>
  return (
    <MasterPage
      title={t('title')}
      adding={t('add')}
      editing={t('edit')}
      calls={calls}
      list={list}
      idField="holiday_id"
      filters={[
        { field: 'year', label: t('year'), kind: 'choice', options: years },
        { field: 'dept_code', label: record('branch'), kind: 'many', source: departmentDropdown },
        { field: 'kind', label: t('kind'), kind: 'choice', options: kinds },
      ]}
      fields={[
        { field: 'holiday_date', label: t('holiday_date'), kind: 'date', isRequired: true },
        { field: 'holiday_name', label: record('name'), kind: 'text', most: 100, isRequired: true },
        { field: 'local_name', label: record('local_name'), kind: 'text', most: 100, isRequired: true },
        { field: 'kind', label: t('kind'), kind: 'choice', options: kinds, isRequired: true },
        { field: 'dept_code', label: t('keptBy'), kind: 'picker', source: departmentDropdown, none: t('everybody') },
        { field: 'is_estimated', label: t('is_estimated'), kind: 'tick' },
        { field: 'source', label: t('source'), kind: 'text', most: 200 },
      ]}
      blank={{ kind: 'company' }}
      nameOf={(row) => `${dates.day(row.holiday_date)}, ${nameIn(row)}`}
      columns={[
        { key: 'date', title: t('holiday_date'), sort: 'holiday_date', show: (row) => dates.day(row.holiday_date) },
        { key: 'weekday', title: t('weekday'), show: (row) => dates.dayName(row.holiday_date) },
        {
          key: 'name',
          title: record('name'),
          sort: 'holiday_name',
          wraps: true,
          show: (row) => (
            <>
              {nameIn(row)} {doubt(row)}
            </>
          ),
        },
        { key: 'kind', title: t('kind'), sort: 'kind', show: (row) => kind(row.kind) },
        { key: 'scope', title: t('keptBy'), show: scopeOf },
        { key: 'source', title: t('source'), wraps: true, show: (row) => row.source ?? '-' },
      ]}
      card={(row) => ({
        code: `${dates.dayName(row.holiday_date)}, ${dates.day(row.holiday_date)}`,
        name: nameIn(row),
        text: scopeOf(row),
        left: kind(row.kind),
        right: doubt(row),
      })}
    />
  )
}

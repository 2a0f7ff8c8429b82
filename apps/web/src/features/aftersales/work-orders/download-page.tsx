import { ascDropdown } from '@sejuk/contract/aftersales/service-centres'
import { workOrderColumns, workOrderData } from '@sejuk/contract/aftersales/work-orders'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { prepareDownload } from '@sejuk/contract/platform/downloads'
import { pageTo } from '@sejuk/domain/pages'
import { addDays } from '@sejuk/domain/values/dates'
import { workOrderWords } from '@sejuk/words/aftersales/work-orders'
import { everydayWords } from '@sejuk/words/everyday'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import IconTableExport from '#icon/TableExport'
import { call, Refused } from '../../../lib/api/call.ts'
import { useNarrow } from '../../../lib/browser/screen.ts'
import { toast } from '../../../lib/browser/toasts.ts'
import { useValidator } from '../../../lib/form/schemas.ts'
import { useToday } from '../../../lib/language/dates.ts'
import { showGenericError } from '../../../lib/language/error-text.ts'
import { currentLanguage, useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { PagedMultiSelect } from '../../../ui/fields/picker.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { ForbiddenState } from '../../../ui/list/list-states.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'

const monthDays = 30

/** Download of work orders: period, filters and columns. */
export const WorkOrderDownloadPage = () => {
  const t = useWords(workOrderWords)
  const everyday = useWords(everydayWords)
  const say = useSay()
  const { problemsOf } = useValidator(workOrderData.list)
  const today = useToday()
  const isNarrow = useNarrow()
  const mayTake = useGate(workOrderData)
  const [asked, setAsked] = useState({
    from: addDays(today, -monthDays),
    to: today,
    dept_code: [] as string[],
    asc_code: [] as string[],
    columns: [...workOrderColumns] as string[],
  })
  const [problems, setProblems] = useState<Record<string, string>>({})
  const put = (part: Partial<typeof asked>) => setAsked({ ...asked, ...part })
  const errorOf = (field: string) => (problems[field] ? say(problems[field]) : undefined)
  const prepare = useMutation({
    mutationFn: (filter: object) =>
      call(prepareDownload, { module_name: workOrderData.module_name, language: currentLanguage(), ...filter }),
    onSuccess: ({ message }) => toast('preparing', say(message)),
    onError: (error) => {
      if (error instanceof Refused)
        setProblems(Object.fromEntries(Object.entries(error.errors).map(([field, [first = '']]) => [field, first])))
      showGenericError()
    },
  })
  const submit = () => {
    const { from, to, columns, ...rest } = asked
    const isWhole = columns.length === workOrderColumns.length
    const filter = {
      ...rest,
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
      ...(isWhole ? {} : { columns }),
    }
    const found = problemsOf(filter)
    setProblems(found)
    if (Object.keys(found).length === 0) prepare.mutate(filter)
  }
  if (!mayTake.enabled)
    return (
      <>
        <PageHead title={t('downloadTitle')} />
        <ForbiddenState reason={say(mayTake.because)} />
      </>
    )
  const downloads = <Link {...pageTo('downloads')}>{t('downloads')}</Link>
  return (
    <>
      <PageHead title={t('downloadTitle')}>
        {!isNarrow && downloads}
        <Button
          kind="primary"
          icon={<IconTableExport size={16} />}
          isBusy={prepare.isPending}
          aria-disabled={asked.columns.length === 0 || undefined}
          onClick={asked.columns.length ? submit : undefined}
        >
          {t('prepareFile')}
        </Button>
      </PageHead>
      <PageBody>
        {isNarrow && downloads}
        <Section title={t('period')}>
          <SectionBody>
            <FieldGrid>
              <DateField
                label={t('periodFrom')}
                value={asked.from}
                onChange={(from) => put({ from })}
                error={errorOf('from')}
              />
              <DateField
                label={t('periodTo')}
                hint={t('periodHint')}
                value={asked.to}
                onChange={(to) => put({ to })}
                error={errorOf('to')}
              />
              <PagedMultiSelect
                label={t('dept_name')}
                none={everyday('all')}
                source={departmentDropdown}
                value={asked.dept_code}
                onChange={(dept_code) => put({ dept_code })}
              />
              <PagedMultiSelect
                label={t('asc_name')}
                none={everyday('all')}
                source={ascDropdown}
                value={asked.asc_code}
                onChange={(asc_code) => put({ asc_code })}
              />
            </FieldGrid>
          </SectionBody>
        </Section>
        <Section
          title={`${t('columns')} (${asked.columns.length})`}
          actions={
            <Button size="small" onClick={() => put({ columns: [...workOrderColumns] })}>
              {t('allColumns')}
            </Button>
          }
        >
          <SectionBody>
            <FieldGrid>
              {workOrderColumns.map((column) => (
                <CheckboxField
                  key={column}
                  label={t(column)}
                  isOn={asked.columns.includes(column)}
                  onChange={(isOn) =>
                    put({
                      columns: isOn ? [...asked.columns, column] : asked.columns.filter((one) => one !== column),
                    })
                  }
                />
              ))}
            </FieldGrid>
          </SectionBody>
        </Section>
      </PageBody>
    </>
  )
}

import * as contract from '@sejuk/contract/installers/settlements'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import {
  hundredthsOf,
  percentOf,
  type SettlementKind,
  settlementKinds,
  standardTax,
} from '@sejuk/domain/installers/settlements'
import { pageTo } from '@sejuk/domain/pages'
import { addDays } from '@sejuk/domain/values/dates'
import { rupiah } from '@sejuk/domain/values/money'
import { exclusionWords, settlementWords } from '@sejuk/words/installers/settlements'
import { useEffect, useState } from 'react'
import { Refused } from '../../../lib/api/call.ts'
import { useCall, useSend } from '../../../lib/api/queries.ts'
import { readDraft } from '../../../lib/form/drafts.ts'
import { useDraft, useLeaveQuestion } from '../../../lib/form/endpoint-form.ts'
import { useValidator } from '../../../lib/form/schemas.ts'
import { useToday } from '../../../lib/language/dates.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyTextField } from '../../../ui/fields/number-fields.tsx'
import { PagedMultiSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { RestoreDraft } from '../../../ui/form/restore-draft.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { Section, SectionBody, SectionText, Total } from '../../../ui/record/section.tsx'
import { LeaveOut } from './leave-out.tsx'
import { TicketRows } from './ticket-rows.tsx'

type Form = {
  kind: SettlementKind
  period_from: string
  period_to: string
  dept_codes: string[]
  tax_with_id: string
  tax_without_id: string
  fee_per_line: string
  remark: string
  exclusions: { payable_code: string; reason: string }[]
}
const monthBefore = (today: string) => {
  const period_to = addDays(`${today.slice(0, 7)}-01`, -1)
  return { period_from: `${period_to.slice(0, 7)}-01`, period_to }
}
const fresh = (today: string): Form => ({
  kind: 'Installer_Bonus',
  ...monthBefore(today),
  dept_codes: [],
  tax_with_id: percentOf(standardTax.with_id),
  tax_without_id: percentOf(standardTax.without_id),
  fee_per_line: '2500',
  remark: '',
  exclusions: [],
})

export const CreateSettlementPage = () => <SettlementForm initial={fresh(useToday())} />

export const ModifySettlementPage = () => {
  const t = useWords(settlementWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord
      endpoint={contract.getSettlement}
      gatedBy={contract.actOnSettlement.modify}
      input={{ settlement_code: code }}
      title={t('modifyTitle')}
    >
      {(kept, refetch) => (
        <SettlementForm key={kept.settlement_code} initial={formOf(kept)} kept={kept} onStale={() => void refetch()} />
      )}
    </LoadedRecord>
  )
}

const formOf = (kept: contract.SettlementDetail): Form => ({
  kind: kept.kind,
  period_from: kept.period_from,
  period_to: kept.period_to,
  dept_codes: kept.dept_codes,
  tax_with_id: percentOf(kept.tax_with_id),
  tax_without_id: percentOf(kept.tax_without_id),
  fee_per_line: String(kept.fee_per_line),
  remark: kept.remark ?? '',
  exclusions: kept.excluded
    .filter(({ kind }) => kind === 'Chosen')
    .map(({ payable_code, reason }) => ({ payable_code, reason: reason ?? '' })),
})

/** As it travels: rates in hundredths of a percent. */
const sentOf = (form: Form) => ({
  ...form,
  tax_with_id: hundredthsOf(form.tax_with_id) ?? Number.NaN,
  tax_without_id: hundredthsOf(form.tax_without_id) ?? Number.NaN,
})

type Props = { initial: Form; kept?: contract.SettlementDetail; onStale?: () => void }

const SettlementForm = ({ initial, kept, onStale }: Props) => {
  const t = useWords(settlementWords)
  const why = useWords(exclusionWords)
  const say = useSay()
  const navigate = useNavigate()
  const { problemsOf } = useValidator(contract.createSettlement)
  const isSound = (form: Form) => Object.keys(problemsOf(sentOf(form))).length === 0
  const { usercode } = useViewer()
  const draft = kept ? `settlement/${kept.settlement_code}` : 'settlement'
  const [restored, setRestored] = useState(() => readDraft<Form>(usercode, draft))
  const [form, setForm] = useState(restored?.values ?? initial)
  const [asked, setAsked] = useState(() => (restored && isSound(restored.values) ? restored.values : initial))
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [leaving, setLeaving] = useState<string>()
  const create = useSend(contract.createSettlement)
  const modify = useSend(contract.actOnSettlement.modify)
  const isDirty = JSON.stringify(form) !== JSON.stringify(initial)
  const isSaved = create.isSuccess || modify.isSuccess
  useDraft(draft, usercode, form, isDirty && !isSaved)
  useLeaveQuestion(isDirty && !isSaved)
  const own = kept ? { settlement_code: kept.settlement_code } : {}
  const [isStale, setStale] = useState(false)
  const preview = useCall(contract.previewSettlement, { ...sentOf(asked), ...own }, { keepPrevious: true })
  const seen = preview.data?.data
  const isOfSellers = asked.kind === 'Sales_Incentive'
  const change = (part: Partial<Form>) => setForm({ ...form, ...part })
  const judge = (next: Form) => {
    const found = problemsOf(sentOf(next))
    for (const field of ['tax_with_id', 'tax_without_id']) if (found[field]) found[field] = t('percentWrong')
    return found
  }
  const look = (next: Form) => {
    const found = judge(next)
    setProblems(found)
    setForm(next)
    if (Object.keys(found).length === 0) setAsked(next)
  }
  const dropDraft = () => {
    setRestored(undefined)
    setProblems({})
    setForm(initial)
    setAsked(initial)
  }
  const saved = create.data?.data.settlement_code ?? (modify.isSuccess ? kept?.settlement_code : undefined)
  // Once nothing is unsaved any more, so that nobody is asked whether to leave.
  useEffect(() => {
    if (saved) void navigate(pageTo('settlement', { code: saved }))
  }, [saved, navigate])
  const failed = (error: Error) => {
    if (!(error instanceof Refused)) return
    setStale(error.code === '409' && kept !== undefined)
    if (error.code === '409') onStale?.()
    else setProblems(Object.fromEntries(Object.entries(error.errors).map(([field, [first = '']]) => [field, first])))
  }
  const save = () => {
    const found = judge(form)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    if (kept)
      modify.mutate(
        { ...sentOf(form), settlement_code: kept.settlement_code, row_version: kept.row_version },
        { onError: failed },
      )
    else create.mutate(sentOf(form), { onError: failed })
  }
  const errorOf = (field: string) => (problems[field] ? say(problems[field]) : undefined)
  const text = (field: 'period_from' | 'period_to' | 'tax_with_id' | 'tax_without_id' | 'fee_per_line' | 'remark') => ({
    label: t(field),
    value: form[field],
    onChange: (value: string) => change({ [field]: value }),
    error: errorOf(field),
  })
  const takeIn = (code: string) =>
    look({ ...form, exclusions: form.exclusions.filter(({ payable_code }) => payable_code !== code) })
  return (
    <>
      <PageHead
        title={t(kept ? 'modifyTitle' : 'createTitle')}
        sub={kept?.settlement_code}
        crumb={<Link {...pageTo('settlements')}>{t('title')}</Link>}
      >
        <Button onClick={() => look(form)}>{t('preview')}</Button>
        <Button kind="primary" isBusy={create.isPending || modify.isPending} onClick={save}>
          {t('save')}
        </Button>
      </PageHead>
      <PageBody>
        {restored && <RestoreDraft at={restored.at} onDrop={dropDraft} />}
        {isStale && <Note role="alert">{t('changedMeanwhile')}</Note>}
        <Section title={t('period')}>
          <SectionBody>
            <FieldGrid>
              <ChoiceField
                label={t('kind')}
                options={settlementKinds.map((value) => ({ value, label: t(value) }))}
                value={form.kind}
                // Left out are tickets or sellers, never both.
                onChange={(kind) =>
                  look({ ...form, kind: kind === 'Sales_Incentive' ? kind : 'Installer_Bonus', exclusions: [] })
                }
              />
              <DateField {...text('period_from')} isRequired />
              <DateField {...text('period_to')} isRequired />
              <PagedMultiSelect
                label={t('branch')}
                source={departmentDropdown}
                none={t('allBranches')}
                value={form.dept_codes}
                onChange={(dept_codes) => change({ dept_codes })}
              />
              <TextField {...text('tax_with_id')} inputMode="decimal" />
              <TextField {...text('tax_without_id')} inputMode="decimal" />
              <MoneyTextField {...text('fee_per_line')} />
            </FieldGrid>
            <TextField {...text('remark')} most={1000} />
            {form.kind === 'Sales_Incentive' && <small>{t('untilLastDay')}</small>}
          </SectionBody>
        </Section>
        {preview.error && <FailedState error={preview.error} onRetry={() => void preview.refetch()} />}
        {seen && (
          <>
            <Section title={t('payable')} actions={<Total>{rupiah(seen.net_amount)}</Total>}>
              <Facts
                facts={[
                  [t(isOfSellers ? 'sellers' : 'installers'), String(seen.installers)],
                  ...(isOfSellers ? [] : ([[t('tickets'), String(seen.tickets)]] as const)),
                  [t('gross'), rupiah(seen.gross_amount)],
                  [t('tax'), rupiah(seen.tax_amount)],
                  [t('fee'), rupiah(seen.admin_fee)],
                ]}
              />
              {seen.payable.length === 0 && <SectionText>{t('nothing')}</SectionText>}
              <TicketRows
                rows={seen.payable}
                last={(row) => (
                  <Button size="small" onClick={() => setLeaving(row.payable_code)}>
                    {t('leaveOut')}
                  </Button>
                )}
              />
            </Section>
            {seen.excluded.length > 0 && (
              <Section title={`${t('excluded')} (${seen.excluded.length})`}>
                <TicketRows
                  rows={seen.excluded}
                  last={(row) => (
                    <>
                      <span>
                        {why(row.kind)}
                        {row.reason && <small>{row.reason}</small>}
                      </span>
                      {row.kind === 'Chosen' && (
                        <Button size="small" onClick={() => takeIn(row.payable_code)}>
                          {t('takeIn')}
                        </Button>
                      )}
                    </>
                  )}
                />
              </Section>
            )}
          </>
        )}
      </PageBody>
      {leaving && (
        <LeaveOut
          code={leaving}
          onClose={() => setLeaving(undefined)}
          onDone={(reason) => {
            setLeaving(undefined)
            look({ ...form, exclusions: [...form.exclusions, { payable_code: leaving, reason }] })
          }}
        />
      )}
    </>
  )
}

import * as contract from '@sejuk/contract/aftersales/complaints'
import { complaintCategories, complaintSources, severities } from '@sejuk/domain/aftersales/tickets/complaints'
import { pageTo } from '@sejuk/domain/pages'
import { displayPhone, typedPhone } from '@sejuk/domain/values/phone'
import { branchReach } from '@sejuk/domain/viewers'
import { complaintCategoryWords, complaintSourceWords, complaintWords } from '@sejuk/words/aftersales/complaints'
import { useId, useState } from 'react'
import { BranchPicker } from '../../../entities/pickers/branch-picker.tsx'
import { StaffPicker } from '../../../entities/pickers/staff-picker.tsx'
import { ServiceStatus } from '../../../entities/status/service-status.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useEndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate, useViewer } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointFormBody } from '../../../ui/form/endpoint-form-body.tsx'
import { FieldError, FieldGrid } from '../../../ui/form/field-grid.tsx'
import { Columns, PageBody, Row } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { ForbiddenState } from '../../../ui/list/list-states.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'

const empty = {
  work_order_number: '',
  source: 'Call',
  customer_name: '',
  customer_phone: '',
  category: '',
  severity: '3',
  description: '',
  demanded_remedy: '',
  owner_code: '',
  dept_code: '',
}

/** A complaint by phone: known data is looked up by ticket number or phone. */
export const CreateComplaintPage = () => {
  const t = useWords(complaintWords)
  const say = useSay()
  const mayCreate = useGate(contract.createComplaint)
  return (
    <>
      <PageHead title={t('createTitle')} crumb={<Link {...pageTo('complaints')}>{t('back')}</Link>} />
      {mayCreate.enabled ? <Create /> : <ForbiddenState reason={say(mayCreate.because)} />}
    </>
  )
}

const Create = () => {
  const t = useWords(complaintWords)
  const sources = useWords(complaintSourceWords)
  const categories = useWords(complaintCategoryWords)
  const navigate = useNavigate()
  const id = useId()
  const { viewData, department } = useViewer()
  const { text: asked = '' }: { text?: string } = useSearch()
  const [typed, setTyped] = useState(String(asked))
  const form = useEndpointForm<typeof contract.createComplaint, typeof empty>({
    endpoint: contract.createComplaint,
    initial: { ...empty, dept_code: branchReach(viewData) === 'single' ? department : '' },
    draft: 'complaint.create',
    onDone: (answer) => {
      if (answer) void navigate(pageTo('complaint', { code: answer.data.complain_code }))
    },
  })
  const { values, change, errorOf } = form
  const choose = (one: contract.ComplaintSubject) =>
    change({
      work_order_number: one.work_order_number,
      customer_name: one.customer_name,
      customer_phone: typedPhone(one.customer_phone),
    })
  const field = (name: keyof typeof empty, label: string, more: object = {}) => (
    <TextField
      label={label}
      value={values[name]}
      onChange={(value) => change({ [name]: value })}
      error={errorOf(name)}
      {...more}
    />
  )
  return (
    <PageBody>
      <Columns>
        <Section title={t('complaint')}>
          <SectionBody>
            <EndpointFormBody id={id} form={form}>
              {values.work_order_number && (
                <Note tone="good">
                  {t('chosen', { number: values.work_order_number })}{' '}
                  <Button size="small" onClick={() => change({ work_order_number: '' })}>
                    {t('unchoose')}
                  </Button>
                </Note>
              )}
              {errorOf('work_order_number') && <FieldError>{errorOf('work_order_number')}</FieldError>}
              <FieldGrid>
                {field('customer_name', t('customer'), { isRequired: true, most: 100 })}
                {field('customer_phone', t('phone'), { isRequired: true, inputMode: 'tel' })}
                <ChoiceField
                  label={t('source')}
                  options={complaintSources
                    .filter((one) => one !== 'Survey')
                    .map((value) => ({ value, label: sources(value) }))}
                  value={values.source}
                  onChange={(source) => change({ source })}
                  error={errorOf('source')}
                  isRequired
                />
                <ChoiceField
                  label={t('category')}
                  options={complaintCategories.map((value) => ({ value, label: categories(value) }))}
                  value={values.category}
                  onChange={(category) => change({ category })}
                  error={errorOf('category')}
                  isRequired
                />
                <ChoiceField
                  label={t('severity')}
                  options={severities.map((n) => ({ value: String(n), label: t(`severity${n}`) }))}
                  value={values.severity}
                  onChange={(severity) => change({ severity })}
                  error={errorOf('severity')}
                  isRequired
                />
                <StaffPicker
                  label={t('owner')}
                  value={values.owner_code || undefined}
                  onChange={(owner_code) => change({ owner_code: owner_code ?? '' })}
                  error={errorOf('owner_code')}
                />
                {!values.work_order_number && (
                  <BranchPicker
                    value={values.dept_code || undefined}
                    onChange={(dept_code) => change({ dept_code: dept_code ?? '' })}
                    error={errorOf('dept_code')}
                  />
                )}
              </FieldGrid>
              {field('description', t('description'), { isRequired: true, isLong: true, most: 2000 })}
              {field('demanded_remedy', t('remedy'), { isLong: true, most: 1000 })}
            </EndpointFormBody>
            <Row>
              <Button type="submit" form={id} kind="primary" isBusy={form.isBusy}>
                {t('save')}
              </Button>
            </Row>
          </SectionBody>
        </Section>
        <Section title={t('about')}>
          <SectionBody>
            <TextField label={t('find')} hint={t('findHint')} value={typed} onChange={setTyped} autoFocus />
          </SectionBody>
          <Subjects text={typed.trim()} onChoose={choose} />
        </Section>
      </Columns>
    </PageBody>
  )
}

const Subjects = ({ text, onChoose }: { text: string; onChoose: (one: contract.ComplaintSubject) => void }) => {
  const t = useWords(complaintWords)
  const found = useCall(contract.complaintSubjects, { text }, { enabled: text.length >= 3, keepPrevious: true })
  const subjects = text.length >= 3 ? found.data?.data : undefined
  if (!subjects) return null
  if (subjects.length === 0) return <SectionText>{t('findNone')}</SectionText>
  return (
    <RowList>
      {subjects.map((one) => (
        <li key={one.work_order_number}>
          <span>
            <b>{one.work_order_number}</b> <ServiceStatus status={one.service_status} />
            <br />
            {one.customer_name} <small>{displayPhone(one.customer_phone)}</small>
            <br />
            <small>
              {one.unit_name} · {one.asc_name}
            </small>
          </span>
          {one.open_complaint ? (
            <Link {...pageTo('complaint', { code: one.open_complaint })}>
              {t('alreadyOpen', { code: one.open_complaint })}
            </Link>
          ) : (
            <Button size="small" onClick={() => onChoose(one)}>
              {t('choose')}
            </Button>
          )}
        </li>
      ))}
    </RowList>
  )
}

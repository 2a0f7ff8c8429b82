import { customerDropdown } from '@sejuk/contract/customers/customers'
import type { Data, Endpoint, Envelope } from '@sejuk/contract/endpoint'
import * as contract from '@sejuk/contract/supervision/supervisions'
import { pageTo } from '@sejuk/domain/pages'
import { levelOfCapacity, unitPlaces, warrantyBases } from '@sejuk/domain/supervision/supervision-statuses'
import { pickerWords } from '@sejuk/words/pickers'
import { supervisionWords } from '@sejuk/words/supervision/supervisions'
import { useId } from 'react'
import { ItemPicker } from '../../../entities/pickers/item-picker.tsx'
import { rememberLabel } from '../../../lib/api/options.ts'
import { type EndpointForm, useEndpointForm } from '../../../lib/form/endpoint-form.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { NumberField } from '../../../ui/fields/number-fields.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ConflictDialog } from '../../../ui/form/conflict-dialog.tsx'
import { EndpointFormBody } from '../../../ui/form/endpoint-form-body.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { LineFields } from '../../../ui/form/line-fields.tsx'
import { Column, PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RefusedPage } from '../../../ui/record/refused-page.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { blankLine, type SupervisionValues, supervisionValues } from './form-values.ts'
import { ContactFields, PlanFields, useTextOf } from './supervision-fields.tsx'

export const CreateSupervisionPage = () => {
  const t = useWords(supervisionWords)
  const { log_code = '' }: { log_code?: string } = useSearch()
  const gate = useGate(contract.createSupervision)
  if (!gate.enabled) return <RefusedPage title={t('create')} gate={gate} />
  return (
    <SupervisionForm
      title={t('create')}
      endpoint={contract.createSupervision}
      initial={supervisionValues(undefined, log_code)}
      draft="supervision/create"
    />
  )
}

export const ModifySupervisionPage = () => {
  const t = useWords(supervisionWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord
      endpoint={contract.getSupervision}
      gatedBy={contract.actOnSupervision.modify}
      input={{ supervision_code: code }}
      title={t('modifyPage')}
    >
      {(row) => <ModifyForm key={row.row_version} row={row} />}
    </LoadedRecord>
  )
}

const ModifyForm = ({ row }: { row: Data<typeof contract.getSupervision> }) => {
  const t = useWords(supervisionWords)
  rememberLabel(contract.goaledProjects, { value: row.log_code, label: `(${row.project_code}) ${row.project_name}` })
  return (
    <SupervisionForm
      title={t('modifyPage')}
      endpoint={contract.actOnSupervision.modify}
      initial={supervisionValues(row, row.log_code)}
      fixed={{ supervision_code: row.supervision_code, row_version: row.row_version }}
      draft={`supervision/${row.supervision_code}`}
    />
  )
}

type Props = {
  title: string
  endpoint: Endpoint
  initial: SupervisionValues
  fixed?: Record<string, unknown>
  draft: string
}

const SupervisionForm = ({ title, endpoint, initial, fixed, draft }: Props) => {
  const t = useWords(supervisionWords)
  const id = useId()
  const navigate = useNavigate()
  const form = useEndpointForm<Endpoint, SupervisionValues>({
    endpoint,
    initial,
    fixed,
    draft,
    onDone: (answer) => {
      const made = (answer as Envelope<{ supervision_code: string }> | undefined)?.data.supervision_code
      const code = made ?? String(fixed?.supervision_code)
      void navigate({ ...pageTo('supervision', { code }), ignoreBlocker: true })
    },
  })
  const labels = Object.fromEntries(Object.keys(initial).map((field) => [field, t(field as 'lines')])) as Record<
    keyof SupervisionValues,
    string
  >
  return (
    <>
      <PageHead title={title} crumb={<Link {...pageTo('supervisions')}>{t('title')}</Link>}>
        <Button type="submit" form={id} kind="primary" isBusy={form.isBusy}>
          {t('save')}
        </Button>
      </PageHead>
      <PageBody>
        <EndpointFormBody id={id} form={form}>
          <Column>
            <ProjectFields form={form} />
            <ScopeFields form={form} />
            <PlanFields form={form} />
            <ContactFields form={form} />
          </Column>
        </EndpointFormBody>
      </PageBody>
      <ConflictDialog form={form} base={initial} labels={labels} version={Number(fixed?.row_version)} />
    </>
  )
}

type Form = EndpointForm<SupervisionValues>

const ProjectFields = ({ form }: { form: Form }) => {
  const t = useWords(supervisionWords)
  const pick = useWords(pickerWords)
  const text = useTextOf(form)
  const { values, change, errorOf } = form
  return (
    <Section title={t('log_code')}>
      <SectionBody>
        <FieldGrid>
          <PagedSelect
            label={t('log_code')}
            none={t('chooseProject')}
            source={contract.goaledProjects}
            value={values.log_code || undefined}
            error={errorOf('log_code')}
            onChange={(log_code = '') => change({ log_code })}
          />
          <PagedSelect
            label={t('installer_code')}
            none={pick('choose')}
            source={customerDropdown}
            value={values.installer_code || undefined}
            error={errorOf('installer_code')}
            onChange={(installer_code = '') => change({ installer_code })}
          />
          <ChoiceField
            {...text('warranty_basis')}
            options={warrantyBases.map((value) => ({ value, label: t(value) }))}
            isRequired
          />
          {values.warranty_basis === 'based_on_sales_contract' && (
            <TextField {...text('contract_clause')} most={200} isRequired />
          )}
        </FieldGrid>
      </SectionBody>
    </Section>
  )
}

const ScopeFields = ({ form }: { form: Form }) => {
  const t = useWords(supervisionWords)
  const { values, change, errorOf } = form
  const hp = values.lines.reduce((sum, line) => sum + (Number(line.capacity_hp) || 0) * (Number(line.qty) || 0), 0)
  return (
    <Section title={t('lines')} sub={t('levelByHp', { hp: thousands(Math.round(hp)), level: t(levelOfCapacity(hp)) })}>
      <SectionBody>
        <LineFields
          name={t('lines')}
          lines={values.lines}
          blank={blankLine}
          addLabel={t('addLine')}
          error={errorOf('lines')}
          onChange={(next) => change((now) => ({ lines: next(now.lines) }))}
        >
          {(line, n, put) => {
            const text = (field: keyof typeof blankLine) => ({
              label: t(field),
              value: line[field],
              onChange: (value: string) => put({ [field]: value }),
              error: errorOf(`lines.${n}.${field}`),
            })
            return (
              <FieldGrid>
                <ItemPicker
                  label={t('item_model')}
                  value={line.item_model || undefined}
                  error={errorOf(`lines.${n}.item_model`)}
                  onChange={(item_model = '') => put({ item_model })}
                />
                <NumberField {...text('qty')} isRequired />
                <NumberField {...text('capacity_hp')} isRequired />
                <ChoiceField
                  {...text('unit_place')}
                  options={unitPlaces.map((value) => ({ value, label: t(value) }))}
                  isRequired
                />
                <TextField {...text('floor_zone')} most={200} />
              </FieldGrid>
            )
          }}
        </LineFields>
      </SectionBody>
    </Section>
  )
}

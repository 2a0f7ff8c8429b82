import { getCurrentSetting, proposeSettingChange } from '@sejuk/contract/company/setting-changes'
import { brandDropdown } from '@sejuk/contract/masters/brands'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { organizationDropdown } from '@sejuk/contract/masters/organizations'
import { roleDropdown } from '@sejuk/contract/platform/roles'
import { lineKinds } from '@sejuk/domain/books/journals'
import { ruleOf, type SettingKind, settingKinds } from '@sejuk/domain/company/setting-kinds'
import { transactionCodes } from '@sejuk/domain/customers/customers'
import { pageTo } from '@sejuk/domain/pages'
import { lineKindWords } from '@sejuk/words/books/journals'
import { settingChangeWords } from '@sejuk/words/company/setting-changes'
import { useId, useState } from 'react'
import { useCall } from '../../../lib/api/queries.ts'
import { useEndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { PagedSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointFormBody } from '../../../ui/form/endpoint-form-body.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState } from '../../../ui/list/list-states.tsx'
import { RefusedPage } from '../../../ui/record/refused-page.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { WayFollows } from './way-follows.tsx'
import { SettingFields, type TypedValues, typedOf } from './setting-fields.tsx'

const kindIn = (asked: string | undefined): SettingKind | undefined => settingKinds.find((one) => one === asked)

/** Accounts of the company are some of its data. */
const isOnCompanyPage = (kind: SettingKind) => kind === 'legal_entity' || kind === 'payment'

/** A setting, where it holds, and the values it should have. */
export const SettingChangeFormPage = () => {
  const t = useWords(settingChangeWords)
  const asked: { kind?: string; scope?: string } = useSearch()
  const gate = useGate(proposeSettingChange)
  const [kind, setKind] = useState(kindIn(asked.kind))
  const [scope, setScope] = useState(asked.scope ?? '')
  const isChosen = kind !== undefined && !isOnCompanyPage(kind) && (ruleOf(kind).scope === 'company' || scope !== '')
  if (!gate.enabled) return <RefusedPage title={t('propose')} gate={gate} />
  return (
    <>
      <PageHead title={t('propose')} crumb={<Link {...pageTo('settingChanges')}>{t('title')}</Link>} />
      <PageBody>
        <Section title={t('kind')}>
          <SectionBody>
            <FieldGrid>
              <ChoiceField
                label={t('kind')}
                value={kind ?? ''}
                onChange={(chosen) => {
                  setKind(kindIn(chosen))
                  setScope('')
                }}
                options={settingKinds.map((value) => ({ value, label: t(value) }))}
                isRequired
              />
              {kind && <ScopeField kind={kind} value={scope} onChange={setScope} />}
            </FieldGrid>
          </SectionBody>
        </Section>
        {isChosen && <Current key={`${kind} ${scope}`} kind={kind} scope={scope} />}
      </PageBody>
    </>
  )
}

const sources = {
  branch: departmentDropdown,
  role: roleDropdown,
  brand: brandDropdown,
  organization: organizationDropdown,
}

type ScopeProps = { kind: SettingKind; value: string; onChange: (scope: string) => void }

const ScopeField = ({ kind, value, onChange }: ScopeProps) => {
  const t = useWords(settingChangeWords)
  const lines = useWords(lineKindWords)
  const { scope } = ruleOf(kind)
  if (isOnCompanyPage(kind)) return <Link {...pageTo('legalEntities')}>{t('onCompanyPage')}</Link>
  if (scope === 'company' || scope === 'legal-entity') return null
  if (scope === 'line-kind')
    return (
      <ChoiceField
        label={t('scope')}
        value={value}
        onChange={onChange}
        options={lineKinds.map((one) => ({ value: one, label: lines(one) }))}
        isRequired
      />
    )
  if (scope === 'tax-code')
    return (
      <ChoiceField
        label={t('scope')}
        value={value}
        onChange={onChange}
        options={transactionCodes.map((code) => ({ value: code, label: code }))}
        isRequired
      />
    )
  return (
    <PagedSelect
      label={t('scope')}
      source={sources[scope]}
      none={t('choose')}
      value={value || undefined}
      onChange={(code) => onChange(code ?? '')}
    />
  )
}

type Chosen = { kind: SettingKind; scope: string }

const Current = ({ kind, scope }: Chosen) => {
  const t = useWords(settingChangeWords)
  const { data, error, refetch } = useCall(getCurrentSetting, { kind, scope })
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const { values, waiting_code } = data.data
  return (
    <>
      {waiting_code && (
        <Note>
          <Link {...pageTo('settingChange', { code: waiting_code })}>{t('waitsHere', { code: waiting_code })}</Link>
        </Note>
      )}
      <ProposalForm kind={kind} scope={scope} now={typedOf(kind, values)} />
    </>
  )
}

const ProposalForm = ({ kind, scope, now }: Chosen & { now: TypedValues }) => {
  const t = useWords(settingChangeWords)
  const navigate = useNavigate()
  const id = useId()
  const form = useEndpointForm({
    endpoint: proposeSettingChange,
    initial: { after: now, reason: '', valid_from: '', valid_until: '', is_draft: false },
    fixed: { kind, scope },
    onDone: (answer) => {
      if (answer) void navigate({ ...pageTo('settingChange', { code: answer.data.change_code }), ignoreBlocker: true })
    },
  })
  const { values, change, errorOf } = form
  return (
    <Section title={t('whatChanges')}>
      <SectionBody>
        <EndpointFormBody id={id} form={form}>
          <FieldGrid>
            <SettingFields
              kind={kind}
              values={values.after}
              onChange={(after) => change({ after })}
              errorOf={errorOf}
            />
          </FieldGrid>
          {kind === 'sales_without_npwp' && <WayFollows way={values.after.way} />}
          <TextField
            label={t('reason')}
            hint={t('reasonHelp')}
            value={values.reason}
            onChange={(reason) => change({ reason })}
            error={errorOf('reason')}
            most={500}
            isLong
            isRequired
          />
          <FieldGrid>
            <DateField
              label={t('valid_from')}
              hint={t('fromHelp')}
              value={values.valid_from}
              onChange={(valid_from) => change({ valid_from })}
              error={errorOf('valid_from')}
            />
            <DateField
              label={t('valid_until')}
              hint={t('untilHelp')}
              value={values.valid_until}
              onChange={(valid_until) => change({ valid_until })}
              error={errorOf('valid_until')}
            />
          </FieldGrid>
          <CheckboxField label={t('withFile')} isOn={values.is_draft} onChange={(is_draft) => change({ is_draft })} />
          <div>
            <Button type="submit" kind="primary" isBusy={form.isBusy} disabled={!form.isDirty}>
              {t('propose')}
            </Button>
          </div>
        </EndpointFormBody>
      </SectionBody>
    </Section>
  )
}

import { getLegalEntityValues, proposeLegalEntity } from '@sejuk/contract/company/legal-entities'
import { organizationDropdown } from '@sejuk/contract/masters/organizations'
import { pageTo } from '@sejuk/domain/pages'
import { legalEntityWords } from '@sejuk/words/company/legal-entities'
import { settingChangeWords } from '@sejuk/words/company/setting-changes'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { NpwpField } from '../../../ui/fields/identity-fields.tsx'
import { PagedMultiSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPage } from '../../../ui/form/endpoint-page.tsx'
import { FieldError, FieldGrid } from '../../../ui/form/field-grid.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RefusedPage } from '../../../ui/record/refused-page.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { blankEntity, type EntityForm, type EntityTyped, typedEntity } from './entity-form.ts'
import { AccountLines, BranchLines, SignerLines } from './entity-lines.tsx'
import { LogoField } from './logo-field.tsx'

/** A company's data as papers should name it: what is saved waits for a decision. */
export const LegalEntityFormPage = () => {
  const t = useWords(legalEntityWords)
  const { code }: { code?: string } = useSearch()
  const gate = useGate(proposeLegalEntity)
  if (!gate.enabled) return <RefusedPage title={t('change')} gate={gate} />
  if (!code) return <Form title={t('newOne')} initial={blankEntity} row_version={0} />
  return (
    <LoadedRecord endpoint={getLegalEntityValues} input={{ entity_code: code }} title={t('change')}>
      {({ values, row_version, waiting_code }) => (
        <Form
          key={row_version}
          title={t('changeOf', { name: values.name })}
          initial={typedEntity(code, values)}
          row_version={row_version}
          waiting_code={waiting_code}
        />
      )}
    </LoadedRecord>
  )
}

type Props = { title: string; initial: EntityTyped; row_version: number; waiting_code?: string | null }

const Form = ({ title, initial, row_version, waiting_code }: Props) => {
  const t = useWords(legalEntityWords)
  const changes = useWords(settingChangeWords)
  const navigate = useNavigate()
  const labels: Record<keyof EntityTyped, string> = {
    ...{ entity_code: t('entity_code'), name: t('name'), npwp: t('npwp'), nitku: t('nitku'), address: t('address') },
    ...{ phone: t('phone'), email: t('email'), pkp_since: t('pkp_since'), is_retailer: t('is_retailer') },
    ...{ logo_hash: t('logo'), organizations: t('organizations'), branches: t('branches'), accounts: t('accounts') },
    ...{ signers: t('signers'), reason: changes('reason'), valid_from: changes('valid_from') },
    is_draft: changes('withFile'),
  }
  return (
    <EndpointPage<typeof proposeLegalEntity, EntityTyped>
      title={title}
      crumb={<Link {...pageTo('legalEntities')}>{t('title')}</Link>}
      endpoint={proposeLegalEntity}
      initial={initial}
      fixed={{ row_version }}
      labels={labels}
      draft={`legal-entity-${initial.entity_code}`}
      saveLabel={changes('propose')}
      onDone={(answer) => {
        const done = answer?.data as { change_code: string } | undefined
        if (done) void navigate({ ...pageTo('settingChange', { code: done.change_code }), ignoreBlocker: true })
      }}
    >
      {(form) => (
        <>
          {waiting_code && (
            <Note>
              <Link {...pageTo('settingChange', { code: waiting_code })}>
                {changes('waitsHere', { code: waiting_code })}
              </Link>
            </Note>
          )}
          <Main form={form} isNew={row_version === 0} />
          <AccountLines form={form} />
          <SignerLines form={form} />
          <BranchLines form={form} />
          <Why form={form} />
        </>
      )}
    </EndpointPage>
  )
}

const texts = ['name', 'nitku', 'address', 'phone', 'email'] as const
const lengths = { name: 100, nitku: 22, address: 300, phone: 40, email: 200 }
const inputs = { nitku: 'numeric', phone: 'tel', email: 'email' } as const
const inputOf = (field: (typeof texts)[number]) => (field in inputs ? inputs[field as keyof typeof inputs] : undefined)

const Main = ({ form: { values, change, errorOf }, isNew }: { form: EntityForm; isNew: boolean }) => {
  const t = useWords(legalEntityWords)
  const orgError = errorOf('organizations') ?? errorOf('organizations.0.org_code')
  return (
    <Section title={t('one')}>
      <SectionBody>
        <FieldGrid>
          {isNew && (
            <TextField
              label={t('entity_code')}
              hint={t('codeHelp')}
              value={values.entity_code}
              onChange={(entity_code) => change({ entity_code: entity_code.toUpperCase() })}
              error={errorOf('entity_code')}
              most={12}
              isRequired
            />
          )}
          <NpwpField
            label={t('npwp')}
            value={values.npwp}
            onChange={(npwp) => change({ npwp })}
            error={errorOf('npwp')}
            isRequired
          />
          {texts.map((field) => (
            <TextField
              key={field}
              label={t(field)}
              value={values[field]}
              onChange={(text) => change({ [field]: text })}
              error={errorOf(field)}
              inputMode={inputOf(field)}
              most={lengths[field]}
              isRequired={field === 'name' || field === 'nitku' || field === 'address'}
            />
          ))}
          <DateField
            label={t('pkp_since')}
            hint={t('pkpHelp')}
            value={values.pkp_since}
            onChange={(pkp_since) => change({ pkp_since })}
            error={errorOf('pkp_since')}
          />
          <PagedMultiSelect
            label={t('organizations')}
            source={organizationDropdown}
            none={t('noOrganization')}
            value={values.organizations.map(({ org_code }) => org_code)}
            onChange={(codes) => change({ organizations: codes.map((org_code) => ({ org_code })) })}
          />
        </FieldGrid>
        {orgError && <FieldError>{orgError}</FieldError>}
        <CheckboxField
          label={t('is_retailer')}
          hint={t('retailerHelp')}
          isOn={values.is_retailer}
          onChange={(is_retailer) => change({ is_retailer })}
          error={errorOf('is_retailer')}
        />
        <LogoField
          hash={values.logo_hash}
          onChange={(logo_hash) => change({ logo_hash })}
          error={errorOf('logo_hash')}
        />
      </SectionBody>
    </Section>
  )
}

const Why = ({ form: { values, change, errorOf } }: { form: EntityForm }) => {
  const t = useWords(settingChangeWords)
  return (
    <Section title={t('reason')}>
      <SectionBody>
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
        <DateField
          label={t('valid_from')}
          hint={t('fromHelp')}
          value={values.valid_from}
          onChange={(valid_from) => change({ valid_from })}
          error={errorOf('valid_from')}
        />
        <CheckboxField label={t('withFile')} isOn={values.is_draft} onChange={(is_draft) => change({ is_draft })} />
      </SectionBody>
    </Section>
  )
}

import { bankDropdown } from '@sejuk/contract/masters/banks'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { type PaperKind, paperKinds } from '@sejuk/domain/company/legal-entities'
import { legalEntityWords } from '@sejuk/words/company/legal-entities'
import { useToday } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { PagedMultiSelect, PagedSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldError, FieldGroup, FieldLegend } from '../../../ui/form/field-grid.tsx'
import { LineFields } from '../../../ui/form/line-fields.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import type { AccountLine, BranchLine, EntityForm, SignerLine } from './entity-form.ts'

type Props = { form: EntityForm }

/** In the order in which papers name them; a director decides about every one that is new. */
export const AccountLines = ({ form: { values, change, errorOf } }: Props) => {
  const t = useWords(legalEntityWords)
  const blank: AccountLine = {
    ...{ bank_code: '', account_number: '', account_name: values.name, dept_codes: [], from_date: useToday() },
    to_date: '',
  }
  return (
    <Section title={t('accounts')} sub={t('accountsDecided')}>
      <SectionBody>
        <LineFields
          name={t('account')}
          lines={values.accounts}
          blank={blank}
          least={0}
          error={errorOf('accounts')}
          addLabel={t('addAccount')}
          onChange={(next) => change((now) => ({ accounts: next(now.accounts) }))}
        >
          {(line, n, put) => (
            <>
              <PagedSelect
                label={t('bank')}
                source={bankDropdown}
                none={t('choose')}
                value={line.bank_code || undefined}
                onChange={(bank_code) => put({ bank_code: bank_code ?? '' })}
                error={errorOf(`accounts.${n}.bank_code`)}
              />
              <TextField
                label={t('account_number')}
                value={line.account_number}
                onChange={(account_number) => put({ account_number })}
                error={errorOf(`accounts.${n}.account_number`)}
                inputMode="numeric"
                most={30}
                isRequired
              />
              <TextField
                label={t('account_name')}
                value={line.account_name}
                onChange={(account_name) => put({ account_name })}
                error={errorOf(`accounts.${n}.account_name`)}
                most={100}
                isRequired
              />
              <PagedMultiSelect
                label={t('shownFor')}
                source={departmentDropdown}
                none={t('everyBranch')}
                value={line.dept_codes}
                onChange={(dept_codes) => put({ dept_codes })}
                error={errorOf(`accounts.${n}.dept_codes`)}
              />
              <Days line={line} put={put} errorOf={(field) => errorOf(`accounts.${n}.${field}`)} />
            </>
          )}
        </LineFields>
      </SectionBody>
    </Section>
  )
}

type DayProps = {
  line: { from_date: string; to_date: string }
  put: (part: { from_date?: string; to_date?: string }) => void
  errorOf: (field: string) => string | undefined
}
const Days = ({ line, put, errorOf }: DayProps) => {
  const t = useWords(legalEntityWords)
  return (
    <>
      <DateField
        label={t('from')}
        value={line.from_date}
        onChange={(from_date) => put({ from_date })}
        error={errorOf('from_date')}
        isRequired
      />
      <DateField
        label={t('until')}
        hint={t('untilHelp')}
        value={line.to_date}
        onChange={(to_date) => put({ to_date })}
        error={errorOf('to_date')}
      />
    </>
  )
}

const blankSigner = { name: '', title: '', dept_code: '', to_date: '', papers: ['invoice'] satisfies PaperKind[] }

export const SignerLines = ({ form: { values, change, errorOf } }: Props) => {
  const t = useWords(legalEntityWords)
  const blank: SignerLine = { ...blankSigner, from_date: useToday() }
  return (
    <Section title={t('signers')}>
      <SectionBody>
        <LineFields
          name={t('signer')}
          lines={values.signers}
          blank={blank}
          least={0}
          error={errorOf('signers')}
          addLabel={t('addSigner')}
          onChange={(next) => change((now) => ({ signers: next(now.signers) }))}
        >
          {(line, n, put) => (
            <>
              <TextField
                label={t('name')}
                value={line.name}
                onChange={(name) => put({ name })}
                error={errorOf(`signers.${n}.name`)}
                most={100}
                isRequired
              />
              <TextField
                label={t('signerTitle')}
                value={line.title}
                onChange={(title) => put({ title })}
                error={errorOf(`signers.${n}.title`)}
                most={100}
                isRequired
              />
              <PagedSelect
                label={t('branch')}
                source={departmentDropdown}
                none={t('everyBranch')}
                value={line.dept_code || undefined}
                onChange={(dept_code) => put({ dept_code: dept_code ?? '' })}
                error={errorOf(`signers.${n}.dept_code`)}
              />
              <Days line={line} put={put} errorOf={(field) => errorOf(`signers.${n}.${field}`)} />
              <FieldGroup>
                <FieldLegend>{t('papers')}</FieldLegend>
                {paperKinds.map((kind) => (
                  <CheckboxField
                    key={kind}
                    label={t(kind)}
                    isOn={line.papers.includes(kind)}
                    onChange={(isOn) =>
                      put({ papers: paperKinds.filter((one) => (one === kind ? isOn : line.papers.includes(one))) })
                    }
                  />
                ))}
                {errorOf(`signers.${n}.papers`) && <FieldError>{errorOf(`signers.${n}.papers`)}</FieldError>}
              </FieldGroup>
            </>
          )}
        </LineFields>
      </SectionBody>
    </Section>
  )
}

const blankBranch: BranchLine = { dept_code: '', nitku: '', address: '', city: '', phone: '' }

/** What a branch prints of its own: its place with the tax office, its address. */
export const BranchLines = ({ form: { values, change, errorOf } }: Props) => {
  const t = useWords(legalEntityWords)
  return (
    <Section title={t('branches')} sub={t('branchesText')}>
      <SectionBody>
        <LineFields
          name={t('branch')}
          lines={values.branches}
          blank={{ ...blankBranch, nitku: values.npwp }}
          least={0}
          error={errorOf('branches')}
          addLabel={t('addBranch')}
          onChange={(next) => change((now) => ({ branches: next(now.branches) }))}
        >
          {(line, n, put) => (
            <>
              <PagedSelect
                label={t('branch')}
                source={departmentDropdown}
                none={t('choose')}
                value={line.dept_code || undefined}
                onChange={(dept_code) => put({ dept_code: dept_code ?? '' })}
                error={errorOf(`branches.${n}.dept_code`)}
              />
              {(['nitku', 'address', 'city', 'phone'] as const).map((field) => (
                <TextField
                  key={field}
                  label={t(field)}
                  value={line[field]}
                  onChange={(text) => put({ [field]: text })}
                  error={errorOf(`branches.${n}.${field}`)}
                  inputMode={field === 'nitku' ? 'numeric' : undefined}
                  most={field === 'nitku' ? 22 : field === 'address' ? 300 : field === 'city' ? 100 : 40}
                  isRequired={field !== 'phone'}
                />
              ))}
            </>
          )}
        </LineFields>
      </SectionBody>
    </Section>
  )
}

import type * as contract from '@sejuk/contract/aftersales/service-centres'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { staffDropdown } from '@sejuk/contract/masters/staff'
import { ascFlags, ascGroups, ascTypes, cooperations, ofDepartment } from '@sejuk/domain/aftersales/service-centres'
import { ascFlagWords, cooperationWords, serviceCentreWords } from '@sejuk/words/aftersales/service-centres'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { PagedMultiSelect, PagedSelect } from '../../../ui/fields/picker.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { centreText } from './centre-fields.tsx'
import type { CentreValues } from './centre-values.ts'

/** What is the department's is shown, with the reason above. */
export const StandingShown = ({ centre }: { centre: contract.ServiceCentre }) => {
  const t = useWords(serviceCentreWords)
  const flags = useWords(ascFlagWords)
  const cooperation = useWords(cooperationWords)
  const dates = useDates()
  const shown = {
    asc_name: centre.asc_name,
    asc_type: centre.asc_type,
    asc_flag: flags(centre.asc_flag),
    cooperation: cooperation(centre.cooperation),
    asc_group: centre.asc_group,
    dept_code: centre.dept_name,
    contract_number: centre.contract_number,
    contract_signed_date: dates.day(centre.contract_signed_date),
    contract_valid_to: dates.day(centre.contract_valid_to),
  }
  return (
    <Section title={t('standing')}>
      <Facts
        facts={ofDepartment
          .filter((field) => field in shown)
          .map((field) => [t(field as keyof typeof shown), shown[field as keyof typeof shown]])}
      />
    </Section>
  )
}

export const StandingFields = ({ form, isNew }: { form: EndpointForm<CentreValues>; isNew: boolean }) => {
  const t = useWords(serviceCentreWords)
  const flags = useWords(ascFlagWords)
  const cooperation = useWords(cooperationWords)
  const text = centreText(form, t)
  const code = (form.values as CentreValues & { asc_code?: string }).asc_code ?? ''
  const choice = (field: 'asc_type' | 'asc_flag' | 'cooperation' | 'asc_group', options: readonly string[]) => ({
    ...text(field),
    isRequired: true,
    options: options.map((value) => ({
      value,
      label:
        field === 'asc_flag'
          ? flags(value as (typeof ascFlags)[number])
          : field === 'cooperation'
            ? cooperation(value as (typeof cooperations)[number])
            : value,
    })),
  })
  return (
    <Section title={t('standing')}>
      <SectionBody>
        <FieldGrid>
          {isNew && (
            <TextField
              label={t('asc_code')}
              hint={t('codeHelp')}
              value={code}
              onChange={(asc_code) => form.change({ asc_code } as Partial<CentreValues>)}
              error={form.errorOf('asc_code')}
              isRequired
              autoFocus
            />
          )}
          <TextField {...text('asc_name')} most={100} isRequired />
          <ChoiceField {...choice('asc_type', ascTypes)} />
          <ChoiceField {...choice('asc_flag', ascFlags)} />
          <ChoiceField {...choice('cooperation', cooperations)} />
          <ChoiceField {...choice('asc_group', ascGroups)} />
          <PagedSelect
            label={t('dept_code')}
            none={t('choose')}
            source={departmentDropdown}
            value={form.values.dept_code || undefined}
            onChange={(dept) => form.change({ dept_code: dept ?? '' })}
            error={form.errorOf('dept_code')}
          />
          <PagedMultiSelect
            label={t('ass_admins')}
            none={t('none')}
            source={staffDropdown}
            input={{ role_code: ['After-Sales-Department'] }}
            value={form.values.ass_admin_user_codes}
            onChange={(ass_admin_user_codes) => form.change({ ass_admin_user_codes })}
            error={form.errorOf('ass_admin_user_codes')}
          />
        </FieldGrid>
      </SectionBody>
    </Section>
  )
}

import type { Data } from '@sejuk/contract/endpoint'
import { type getNoticeLetter, templateLanguageLookup } from '@sejuk/contract/supervision/letters'
import { hasSignatureTable, longestVersion, mostResponsible, templateOf } from '@sejuk/domain/supervision/letters'
import { type LetterKind, supervisionFiles } from '@sejuk/domain/supervision/supervision-statuses'
import { letterWords } from '@sejuk/words/supervision/letters'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { RadioField } from '../../../ui/fields/radio-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { Section, SectionBody } from '../../../ui/record/section.tsx'
import { Uploader } from '../../../ui/upload/uploader.tsx'

export type LetterValues = {
  version: string
  template_language: string
  responsible_party: string
  issue_date: string
  signature_table: boolean
  problems: string[]
}
type Props = {
  kind: LetterKind
  found: Data<typeof getNoticeLetter>
  values: LetterValues
  /** As the server names them. */
  errors: Readonly<Record<string, readonly string[]>>
  onChange: (part: Partial<LetterValues>) => void
}
/** What is written of a letter, and the signed copy of a disclaimer. */
export const LetterFields = ({ kind, found, values, errors, onChange }: Props) => {
  const t = useWords(letterWords)
  const { supervision, latest_notice_letter: letter } = found
  const { supervision_code, org_code } = supervision
  const template_type = templateOf[kind]
  const languages = useCall(templateLanguageLookup, { org_code, template_type })
  const errorOf = (field: string) => errors[`service_job_data.${field}`]?.[0]
  return (
    <Section title={t(kind)}>
      <SectionBody>
        <FieldGrid>
          <RadioField
            label={t('template_language')}
            value={values.template_language}
            options={(languages.data?.data ?? []).map(({ template_language: value }) => ({
              value,
              label: t(value),
            }))}
            onChange={(template_language) => onChange({ template_language })}
          />
          <TextField
            label={t('version')}
            value={values.version}
            most={longestVersion}
            isRequired
            error={errorOf('version')}
            onChange={(version) => onChange({ version })}
          />
          <DateField
            label={t('issue_date')}
            value={values.issue_date}
            error={errorOf('issue_date')}
            onChange={(issue_date) => onChange({ issue_date })}
          />
          <TextField
            label={t('responsible_party')}
            value={values.responsible_party}
            most={mostResponsible}
            isRequired
            error={errorOf('responsible_party')}
            onChange={(responsible_party) => onChange({ responsible_party })}
          />
        </FieldGrid>
        {hasSignatureTable(template_type) && (
          <CheckboxField
            label={t('signature_table')}
            isOn={values.signature_table}
            onChange={(signature_table) => onChange({ signature_table })}
          />
        )}
        <TextField
          label={t(kind === 'design_revision_notice' ? 'designProblems' : 'problems')}
          hint={t('onePerLine')}
          value={values.problems.join('\n')}
          isLong
          most={20_000}
          error={errorOf('problems')}
          onChange={(typed) => onChange({ problems: typed === '' ? [] : typed.split('\n') })}
        />
        {kind === 'disclaimer_letter' && letter?.stage === 'Issued' && (
          <Uploader
            label={t('signedCopy')}
            module_name={supervisionFiles.module}
            module_code={supervision_code}
            alias={supervisionFiles.signedDisclaimer}
            kind="file"
          />
        )}
      </SectionBody>
    </Section>
  )
}

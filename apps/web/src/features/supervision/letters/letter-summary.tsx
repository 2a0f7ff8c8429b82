import type { Data } from '@sejuk/contract/endpoint'
import type { getNoticeLetter } from '@sejuk/contract/supervision/letters'
import { letterWords } from '@sejuk/words/supervision/letters'
import { useWords } from '../../../lib/language/words.ts'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section } from '../../../ui/record/section.tsx'

/** Customer and project, as they stand on the letter. */
export const LetterSummary = ({ found }: { found: Data<typeof getNoticeLetter> }) => {
  const t = useWords(letterWords)
  const { supervision, latest_notice_letter: letter } = found
  const address = [
    ...[supervision.detail_address, supervision.sub_district_name, supervision.district_name],
    ...[supervision.city_name, supervision.province_name, supervision.postal_code],
  ]
  return (
    <Section title={t('summary')}>
      <Facts
        facts={[
          [t('document_no'), letter?.document_no],
          [t('project_name'), supervision.project_name],
          [t('installer_name'), supervision.installer_name],
          [t('org_name'), supervision.org_name],
          [t('brand'), supervision.brand_code_list.join(', ')],
          [t('category'), supervision.category_name],
          [t('address'), address.filter(Boolean).join(', '), { wide: 3 }],
        ]}
      />
    </Section>
  )
}

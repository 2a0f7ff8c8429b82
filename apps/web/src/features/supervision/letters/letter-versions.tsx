import type { Data } from '@sejuk/contract/endpoint'
import type { getNoticeLetter } from '@sejuk/contract/supervision/letters'
import { letterWords } from '@sejuk/words/supervision/letters'
import { LetterChip } from '../../../entities/status/supervision-status.tsx'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Facts } from '../../../ui/record/facts.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'

type Props = { found: Data<typeof getNoticeLetter> }

export const LetterApprover = ({ found }: Props) => {
  const t = useWords(letterWords)
  const dates = useDates()
  return (
    <Section title={t('approver')}>
      <Facts
        facts={[
          [t('approver_user_name'), found.job_data.approver_user_name],
          [t('approve_date'), found.job_data.approve_date && dates.dateTime(found.job_data.approve_date)],
        ]}
      />
    </Section>
  )
}

export const LetterVersions = ({ found }: Props) => {
  const t = useWords(letterWords)
  return (
    <Section title={t('versions')}>
      {found.versions.length === 0 && <SectionText>{t('noLetters')}</SectionText>}
      <RowList>
        {found.versions.map((one) => (
          <li key={one.letter_id}>
            <span>
              {one.document_no} v{one.version}
              {one.content_hash && ` · ${t('hash', { hash: one.content_hash })}`}
            </span>
            <LetterChip status={one.service_status} />
          </li>
        ))}
      </RowList>
    </Section>
  )
}

import { consentModule } from '@sejuk/domain/finance/consent-files'
import { eInvoiceWords } from '@sejuk/words/finance/electronic-invoices'
import { RecordFiles } from '../../../entities/attachments/record-files.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { Section } from '../../../ui/record/section.tsx'

type Props = { code: string; isOpen: boolean; onChange: () => void }

/** The customer's agreement to cancel. */
export const ConsentFiles = ({ code, isOpen, onChange }: Props) => {
  const t = useWords(eInvoiceWords)
  return (
    <Section title={t('consent')}>
      <RecordFiles
        module_name={consentModule}
        module_code={code}
        alias="consent"
        none={t('noConsent')}
        add={t('addConsent')}
        isOpen={isOpen}
        onChange={onChange}
      />
    </Section>
  )
}

import { invoiceFile, invoiceModule } from '@sejuk/domain/aftersales/work-orders/evidence'
import { reimbursementWords } from '@sejuk/words/aftersales/reimbursements'
import { RecordFiles } from '../../../entities/attachments/record-files.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { Section } from '../../../ui/record/section.tsx'

type Props = { code: string; isOpen: boolean; onChange: () => void }

/** The centre's invoice and tax invoice; sent in, they stay as they are. */
export const InvoiceFiles = ({ code, isOpen, onChange }: Props) => {
  const t = useWords(reimbursementWords)
  return (
    <Section title={t('invoiceFile')}>
      <RecordFiles
        module_name={invoiceModule}
        module_code={code}
        alias={invoiceFile}
        none={t('noFile')}
        add={t('addFile')}
        isOpen={isOpen}
        onChange={onChange}
      />
    </Section>
  )
}

import { listPhotos } from '@sejuk/contract/platform/attachments'
import { invoiceFile, invoiceModule } from '@sejuk/domain/aftersales/evidence'
import { filePermission } from '@sejuk/domain/platform/attachment-permissions'
import { reimbursementWords } from '@sejuk/words/aftersales/reimbursements'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import { Uploader } from '../../../ui/upload/uploader.tsx'

type Props = { code: string; isOpen: boolean; onChange: () => void }

/** The centre's invoice and tax invoice; sent in, they stay as they are. */
export const InvoiceFiles = ({ code, isOpen, onChange }: Props) => {
  const t = useWords(reimbursementWords)
  const { permission } = useViewer()
  const place = { module_name: invoiceModule, module_code: code }
  const found = useCall(listPhotos, place)
  const files = found.data?.data ?? []
  const done = () => {
    void found.refetch()
    onChange()
  }
  return (
    <Section title={t('invoiceFile')}>
      {files.length === 0 && <SectionText>{t('noFile')}</SectionText>}
      <RowList>
        {files.map((one) => (
          <li key={one.file_code ?? one.photo_code}>
            <a href={one.file_path ?? one.photo_path ?? ''} download>
              {one.original_file_name}
            </a>
            <small>{one.created_by_name}</small>
          </li>
        ))}
      </RowList>
      {isOpen && permission.has(filePermission(invoiceModule, 'Upload')) && (
        <SectionBody>
          <Uploader {...place} label={t('addFile')} alias={invoiceFile} kind="file" onDone={done} />
        </SectionBody>
      )}
    </Section>
  )
}

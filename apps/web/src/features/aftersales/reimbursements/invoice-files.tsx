import { listPhotos } from '@sejuk/contract/platform/attachments'
import { invoiceFile, invoiceModule } from '@sejuk/domain/aftersales/evidence'
import { filePermission } from '@sejuk/domain/platform/attachment-permissions'
import { reimbursementWords } from '@sejuk/words/aftersales/reimbursements'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import { Slab, slab } from '../../../ui/record/section.tsx'
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
    <Slab title={t('invoiceFile')}>
      {files.length === 0 && <p className={slab.inside}>{t('noFile')}</p>}
      <ul className={slab.list}>
        {files.map((one) => (
          <li key={one.file_code ?? one.photo_code}>
            <a href={one.file_path ?? one.photo_path ?? ''} download>
              {one.original_file_name}
            </a>
            <small>{one.created_by_name}</small>
          </li>
        ))}
      </ul>
      {isOpen && permission.has(filePermission(invoiceModule, 'Upload')) && (
        <div className={slab.inside}>
          <Uploader {...place} label={t('addFile')} alias={invoiceFile} kind="file" onDone={done} />
        </div>
      )}
    </Slab>
  )
}

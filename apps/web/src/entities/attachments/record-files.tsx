import { listPhotos } from '@sejuk/contract/platform/attachments'
import { filePermission } from '@sejuk/domain/platform/attachment-permissions'
import { useCall } from '../../lib/api/queries.ts'
import { useViewer } from '../../lib/session/viewer.ts'
import { RowList } from '../../ui/record/row-list.tsx'
import { SectionBody, SectionText } from '../../ui/record/section.tsx'
import { Uploader } from '../../ui/upload/uploader.tsx'

type Props = {
  module_name: string
  module_code: string
  alias: string
  /** What stands there before the first, and beside the button. */
  none: string
  add: string
  isOpen: boolean
  onChange?: () => void
}

/** The files of a record, and the way to add one while it may still get one. */
export const RecordFiles = ({ module_name, module_code, alias, none, add, isOpen, onChange }: Props) => {
  const { permission } = useViewer()
  const place = { module_name, module_code }
  const found = useCall(listPhotos, place)
  const files = found.data?.data ?? []
  const done = () => {
    void found.refetch()
    onChange?.()
  }
  return (
    <>
      {files.length === 0 && <SectionText>{none}</SectionText>}
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
      {isOpen && permission.has(filePermission(module_name, 'Upload')) && (
        <SectionBody>
          <Uploader {...place} label={add} alias={alias} kind="file" onDone={done} />
        </SectionBody>
      )}
    </>
  )
}

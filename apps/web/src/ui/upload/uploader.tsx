import type { Attachment } from '@sejuk/contract/platform/attachments'
import { allowedExtensions, type DocumentType, defaultMaxMb, type FileKind } from '@sejuk/domain/files'
import { everydayWords } from '@sejuk/words/everyday'
import { uploadWords } from '@sejuk/words/uploads'
import { useId } from 'react'
import IconCamera from '#icon/Camera'
import { useNarrow } from '../../lib/browser/screen.ts'
import { useUploads } from '../../lib/files/uploads.ts'
import { useWords } from '../../lib/language/words.ts'
import { DropZone } from './drop-zone.tsx'
import { UploadList } from './upload-list.tsx'
import style from './uploader.module.css'

type Props = {
  label: string
  /** The record it belongs to, and as what. */
  module_name: string
  module_code: string
  alias: string
  kind: FileKind
  /** Only these kinds of document. */
  types?: readonly DocumentType[]
  maxMb?: number
  /** Taken here and now, not chosen from what there is. */
  cameraOnly?: boolean
  onDone?: (attachment: Attachment) => void
}

/** What a phone takes in a format of its own is let in here, and turned into a JPEG or refused with the list. */
const ofPhones = ['heic', 'heif']

/** Let files fall here, choose them, or take a photo. */
export const Uploader = ({ label, module_name, module_code, alias, kind, types, maxMb, cameraOnly, onDone }: Props) => {
  const t = useWords(uploadWords)
  const everyday = useWords(everydayWords)
  const id = useId()
  const isNarrow = useNarrow()
  const picker = { kind, types, maxMb }
  const uploads = useUploads({ place: { module_name, module_code, alias, kind }, picker, onDone })
  const extensions = allowedExtensions(picker)
  const accept = [...extensions, ...(kind === 'photo' ? ofPhones : [])].map((extension) => `.${extension}`).join(',')
  const take = (files: FileList | null) => void uploads.add([...(files ?? [])])
  const input = (suffix: string, capture?: 'environment') => (
    <input
      id={`${id}-${suffix}`}
      type="file"
      className="sr-only"
      multiple={!capture}
      accept={capture ? 'image/*' : accept}
      capture={capture}
      aria-label={`${label}: ${t(capture ? 'takePhoto' : 'choose')}`}
      onChange={(event) => {
        take(event.currentTarget.files)
        // The same file may be chosen again.
        event.currentTarget.value = ''
      }}
    />
  )
  return (
    <div className={style.uploader}>
      <b>{label}</b>
      {kind === 'photo' && (isNarrow || cameraOnly) && (
        <div className={style.camera}>
          {input('camera', 'environment')}
          <label htmlFor={`${id}-camera`}>
            <IconCamera size={20} aria-hidden="true" />
            {t('takePhoto')}
          </label>
        </div>
      )}
      {!cameraOnly && (
        <div>
          {input('files')}
          <DropZone
            htmlFor={`${id}-files`}
            title={t('choose')}
            orDrop={t('dropThem')}
            types={everyday('fileTypes', { types: extensions.join(', '), mb: maxMb ?? defaultMaxMb })}
            onDrop={take}
          />
        </div>
      )}
      <UploadList items={uploads.items} onRemove={uploads.remove} />
    </div>
  )
}

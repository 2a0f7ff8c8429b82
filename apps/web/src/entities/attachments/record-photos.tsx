import { type Attachment, deletePhoto, listPhotos } from '@sejuk/contract/platform/attachments'
import { filePermission, photoPermission } from '@sejuk/domain/platform/attachment-permissions'
import { attachmentWords } from '@sejuk/words/attachments'
import { everydayWords } from '@sejuk/words/everyday'
import { uploadWords } from '@sejuk/words/uploads'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import IconFile from '#icon/File'
import IconX from '#icon/X'
import { useCall, useSend } from '../../lib/api/queries.ts'
import { confirm } from '../../lib/browser/confirm.ts'
import { useWords } from '../../lib/language/words.ts'
import { useViewer } from '../../lib/session/viewer.ts'
import { Button, IconButton } from '../../ui/actions/button.tsx'
import { ChoiceField } from '../../ui/fields/choice-field.tsx'
import { lazyPart } from '../../ui/layout/lazy-part.tsx'
import { Row } from '../../ui/layout/page-body.tsx'
import { PhotoGrid } from '../../ui/record/photo-grid.tsx'
import { RowList } from '../../ui/record/row-list.tsx'
import { Section, SectionBody, SectionText } from '../../ui/record/section.tsx'
import { Uploader } from '../../ui/upload/uploader.tsx'
import { useShownAttachments, useWatermark } from './shown-attachments.ts'

const PhotoPreview = lazyPart(() =>
  import('../../ui/preview/photo-preview.tsx').then((preview) => preview.PhotoPreview),
)

type Props = {
  title: string
  module_name: string
  module_code: string
  photos: readonly { alias: string; label: string }[]
  /** Under which name papers hang, where there are any. */
  file?: string
  /** Nothing is added or taken away any more. */
  isShut?: boolean
  /** Something was added or taken away: what the record allows may have changed. */
  onChanged?: () => void
}

/** Photos and papers of a record: what one may see, and what one may add. */
export const RecordPhotos = ({ title, module_name, module_code, photos: kinds, file, isShut, onChanged }: Props) => {
  const t = useWords(attachmentWords)
  const upload = useWords(uploadWords)
  const everyday = useWords(everydayWords)
  const { permission } = useViewer()
  const shownOf = useShownAttachments()
  const watermark = useWatermark()
  const [shown, setShown] = useState<{ of: 'photos' | 'files'; at: number }>()
  const place = { module_name, module_code }
  const found = useCall(listPhotos, place)
  const remove = useSend(deletePhoto)
  const all = found.data?.data ?? []
  useChanges(found.data && all.length, onChanged)
  const photos = all.filter(({ kind }) => kind === 'photo')
  const files = all.filter(({ kind }) => kind === 'file')
  const nameOf = (alias: string) => kinds.find((one) => one.alias === alias)?.label ?? alias
  const may = (alias: string, action: 'Upload' | 'Delete') =>
    !isShut && permission.has(photoPermission(module_name, alias, action))
  const mayAdd = kinds.filter(({ alias }) => may(alias, 'Upload'))
  const [chosen, setChosen] = useState(mayAdd[0]?.alias ?? '')
  const mayAddFile = file && !isShut && permission.has(filePermission(module_name, 'Upload'))
  const takeAway = async ({ photo_code, alias }: Attachment) => {
    const isSure = await confirm({ title: everyday('sureToDelete'), text: nameOf(alias), isDangerous: true })
    if (isSure) remove.mutate({ photo_code: photo_code ?? '' })
  }
  const preview = shownOf(photos).map((photo, n) => ({ ...photo, name: nameOf(photos[n]?.alias ?? '') }))
  return (
    <Section title={title}>
      {found.data && all.length === 0 && <SectionText>{t('none')}</SectionText>}
      {photos.length > 0 && (
        <PhotoGrid>
          {photos.map((photo, n) => (
            <Photo
              key={photo.photo_code}
              photo={photo}
              name={nameOf(photo.alias)}
              onOpen={() => setShown({ of: 'photos', at: n })}
              onRemove={may(photo.alias, 'Delete') ? () => void takeAway(photo) : undefined}
            />
          ))}
        </PhotoGrid>
      )}
      {files.length > 0 && (
        <RowList>
          {files.map((one, n) => (
            <li key={one.file_code}>
              <a href={one.file_path ?? ''} download>
                <Row as="span">
                  <IconFile size={18} aria-hidden="true" />
                  {one.original_file_name}
                </Row>
              </a>
              {one.content_type === 'application/pdf' && (
                <Button size="small" onClick={() => setShown({ of: 'files', at: n })}>
                  {t('preview')}
                </Button>
              )}
            </li>
          ))}
        </RowList>
      )}
      {mayAdd.length > 0 && (
        <SectionBody>
          {mayAdd.length > 1 && (
            <ChoiceField
              label={upload('whichPhoto')}
              value={chosen}
              onChange={setChosen}
              options={mayAdd.map(({ alias, label }) => ({ value: alias, label }))}
            />
          )}
          {chosen && <Uploader key={chosen} {...place} label={nameOf(chosen)} alias={chosen} kind="photo" />}
        </SectionBody>
      )}
      {mayAddFile && (
        <SectionBody>
          <Uploader {...place} label={t('addFile')} alias={file} kind="file" />
        </SectionBody>
      )}
      {shown !== undefined && (
        <PhotoPreview
          photos={shown.of === 'photos' ? preview : shownOf(files)}
          start={shown.at}
          watermark={watermark}
          onClose={() => setShown(undefined)}
        />
      )}
    </Section>
  )
}

/** Tells of every number but the first one. */
const useChanges = (count: number | undefined, onChanged: () => void = () => {}) => {
  const seen = useRef(count)
  const tell = useEffectEvent(onChanged)
  useEffect(() => {
    if (count === undefined || count === seen.current) return
    if (seen.current !== undefined) tell()
    seen.current = count
  }, [count])
}

type PhotoProps = { photo: Attachment; name: string; onOpen: () => void; onRemove?: () => void }

const Photo = ({ photo, name, onOpen, onRemove }: PhotoProps) => {
  const t = useWords(attachmentWords)
  return (
    <figure>
      <button type="button" onClick={onOpen}>
        <img src={photo.thumbnail_path ?? photo.photo_path ?? ''} alt={name} loading="lazy" />
      </button>
      <small>
        {name}
        {onRemove && (
          <IconButton label={t('remove', { name })} onClick={onRemove}>
            <IconX size={16} />
          </IconButton>
        )}
      </small>
    </figure>
  )
}

import { type Attachment, deletePhoto, listPhotos, storeAttachments } from '@sejuk/contract/platform/attachments'
import { filePermission, photoPermission } from '@sejuk/domain/platform/attachment-permissions'
import { attachedWords } from '@sejuk/words/attached'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import IconCamera from '#icon/Camera'
import IconFile from '#icon/File'
import IconX from '#icon/X'
import { keyOf, useCall, useSend } from '../lib/queries.ts'
import { shrinkPhoto } from '../lib/shrink-photo.ts'
import { tellError } from '../lib/telling.ts'
import { uploadPhoto } from '../lib/upload-photo.ts'
import { useViewer } from '../lib/viewer.ts'
import { useWords } from '../lib/words.ts'
import { IconButton } from '../ui/button.tsx'
import { later } from '../ui/later.tsx'
import { Slab, slab } from '../ui/slab.tsx'

const PhotoPreview = later(() => import('../ui/photo-preview.tsx').then((preview) => preview.PhotoPreview))

type Props = {
  title: string
  module_name: string
  module_code: string
  photos: readonly { alias: string; label: string }[]
  /** Under which name papers hang, where there are any. */
  file?: string
}

/** Photos and papers of a record: what one may see, and what one may add. */
export const RecordPhotos = ({ title, module_name, module_code, photos: kinds, file }: Props) => {
  const t = useWords(attachedWords)
  const { permission, username, usercode } = useViewer()
  const client = useQueryClient()
  const [shown, setShown] = useState<number>()
  const [busy, setBusy] = useState<string>()
  const place = { module_name, module_code }
  const found = useCall(listPhotos, place)
  const remove = useSend(deletePhoto)
  const store = useSend(storeAttachments)
  const all = found.data?.data ?? []
  const photos = all.filter(({ kind }) => kind === 'photo')
  const files = all.filter(({ kind }) => kind === 'file')
  const nameOf = (alias: string) => kinds.find((one) => one.alias === alias)?.label ?? alias

  const add = async (alias: string, picked: File | undefined) => {
    if (!picked) return
    setBusy(alias)
    try {
      const { file: small } = await shrinkPhoto(picked)
      await uploadPhoto({ ...place, alias }, small, { onBegun: async () => {} })
      await client.invalidateQueries({ queryKey: keyOf(listPhotos, {}).slice(0, 1) })
    } catch (error) {
      tellError(error as Error)
    } finally {
      setBusy(undefined)
    }
  }
  const mayAdd = kinds.filter(({ alias }) => permission.has(photoPermission(module_name, alias, 'Upload')))
  const mayRemove = ({ alias }: Attachment) => permission.has(photoPermission(module_name, alias, 'Delete'))
  return (
    <Slab title={title}>
      {found.data && all.length === 0 && <p className={slab.inside}>{t('none')}</p>}
      {photos.length > 0 && (
        <div className={slab.photos}>
          {photos.map((photo, n) => (
            <figure key={photo.photo_code}>
              <button type="button" onClick={() => setShown(n)}>
                <img src={photo.thumbnail_path ?? photo.photo_path ?? ''} alt={nameOf(photo.alias)} loading="lazy" />
              </button>
              <small>
                {nameOf(photo.alias)}
                {mayRemove(photo) && (
                  <IconButton
                    label={t('remove', { name: nameOf(photo.alias) })}
                    onClick={() => remove.mutate({ photo_code: photo.photo_code ?? '' })}
                  >
                    <IconX size={16} />
                  </IconButton>
                )}
              </small>
            </figure>
          ))}
        </div>
      )}
      {files.length > 0 && (
        <ul className={slab.list}>
          {files.map((one) => (
            <li key={one.file_code}>
              <a href={one.file_path ?? ''} download>
                {one.original_file_name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {(mayAdd.length > 0 || file) && (
        <div className={slab.inside}>
          {mayAdd.map(({ alias, label }) => (
            <label key={alias} className={slab.row} style={{ minHeight: 44, cursor: 'pointer' }}>
              <IconCamera size={20} aria-hidden="true" />
              {busy === alias ? t('sending', { name: label }) : t('addPhoto', { name: label })}
              <input
                type="file"
                accept="image/*"
                className="sr-only"
                onChange={(event) => {
                  void add(alias, event.currentTarget.files?.[0])
                  event.currentTarget.value = ''
                }}
              />
            </label>
          ))}
          {file && permission.has(filePermission(module_name, 'Upload')) && (
            <label className={slab.row} style={{ minHeight: 44, cursor: 'pointer' }}>
              <IconFile size={20} aria-hidden="true" />
              {t('addFile')}
              <input
                type="file"
                accept=".pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx"
                className="sr-only"
                onChange={(event) => {
                  const picked = [...(event.currentTarget.files ?? [])]
                  if (picked.length) store.mutate({ ...place, alias: file, kind: 'file', files: picked })
                  event.currentTarget.value = ''
                }}
              />
            </label>
          )}
        </div>
      )}
      {shown !== undefined && (
        <PhotoPreview
          photos={photos.map((photo) => ({ name: nameOf(photo.alias), url: photo.photo_path ?? '' }))}
          start={shown}
          watermark={`${username} ${usercode}`}
          onClose={() => setShown(undefined)}
        />
      )}
    </Slab>
  )
}

import { defaultMaxMb, photoExtensions } from '@sejuk/domain/files'
import { itemToolWords } from '@sejuk/words/catalogue/item-tools'
import { everydayWords } from '@sejuk/words/everyday'
import { useId, useRef } from 'react'
import IconX from '#icon/X'
import { toast } from '../../../lib/browser/toasts.ts'
import { readyPhotos } from '../../../lib/files/validate-file.ts'
import { useWords } from '../../../lib/language/words.ts'
import { IconButton } from '../../../ui/actions/button.tsx'
import { PhotoGrid } from '../../../ui/record/photo-grid.tsx'
import { DropZone } from '../../../ui/upload/drop-zone.tsx'
import { PickedPhoto } from '../../../ui/upload/picked-photo.tsx'

type Props = { files: readonly File[]; most: number; error?: string; onChange: (files: File[]) => void }

/** Many photos at once; one of the same name replaces the one chosen before. */
export const PhotosField = ({ files, most, error, onChange }: Props) => {
  const t = useWords(itemToolWords)
  const everyday = useWords(everydayWords)
  const id = useId()
  const latest = useRef(files)
  latest.current = files
  const add = async (picked: readonly File[]) => {
    const ready = await readyPhotos(picked)
    const all = new Map([...latest.current, ...ready].map((file) => [file.name, file]))
    if (all.size > most) toast('error', t('tooMany', { n: most }))
    onChange([...all.values()].slice(0, most))
  }
  return (
    <>
      <input
        id={id}
        type="file"
        multiple
        className="sr-only"
        accept={photoExtensions.map((one) => `.${one}`).join(',')}
        aria-label={t('files')}
        aria-invalid={error ? true : undefined}
        onChange={(event) => {
          void add([...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
      <DropZone
        htmlFor={id}
        title={t('choosePhotos')}
        orDrop={everyday('dropHere')}
        types={everyday('fileTypes', { types: photoExtensions.join(', '), mb: defaultMaxMb })}
        isWrong={Boolean(error)}
        onDrop={(dropped) => void add([...dropped])}
      />
      <small role={error ? 'alert' : undefined}>{error ?? t('filesHelp', { n: most })}</small>
      {files.length > 0 && (
        <>
          <p aria-live="polite">{t('chosen', { n: files.length })}</p>
          <PhotoGrid>
            {files.map((file) => (
              <figure key={file.name}>
                <PickedPhoto file={file} alt={file.name} />
                <figcaption>{file.name}</figcaption>
                <IconButton
                  label={everyday('removeFile')}
                  onClick={() => onChange(files.filter((one) => one !== file))}
                >
                  <IconX size={16} />
                </IconButton>
              </figure>
            ))}
          </PhotoGrid>
        </>
      )}
    </>
  )
}

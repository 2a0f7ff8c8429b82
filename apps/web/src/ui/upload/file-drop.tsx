import { defaultMaxMb } from '@sejuk/domain/files'
import { everydayWords } from '@sejuk/words/everyday'
import { useId } from 'react'
import IconFileSpreadsheet from '#icon/FileSpreadsheet'
import IconX from '#icon/X'
import { sizeOf } from '../../lib/language/sizes.ts'
import { useWords } from '../../lib/language/words.ts'
import { IconButton } from '../actions/button.tsx'
import { DropZone } from './drop-zone.tsx'
import style from './file-drop.module.css'

type Props = {
  label: string
  /** '.xlsx,.xls' */
  accept: string
  file: File | undefined
  onChange: (file: File | undefined) => void
  error?: string
}

/** Choose a file, or let one fall here. */
export const FileDrop = ({ label, accept, file, onChange, error }: Props) => {
  const t = useWords(everydayWords)
  const id = useId()
  const types = accept.replaceAll('.', '').replaceAll(',', ', ')
  return (
    <div className={style.frame}>
      <input
        id={id}
        type="file"
        className="sr-only"
        accept={accept}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => {
          onChange(event.currentTarget.files?.[0])
          // The same file, mended, may be chosen again.
          event.currentTarget.value = ''
        }}
      />
      {file ? (
        <div className={style.file}>
          <IconFileSpreadsheet size={22} stroke={1.75} aria-hidden="true" />
          <span>
            <b>{file.name}</b>
            <small>{sizeOf(file.size)}</small>
          </span>
          <IconButton label={t('removeFile')} onClick={() => onChange(undefined)}>
            <IconX size={18} />
          </IconButton>
        </div>
      ) : (
        <DropZone
          htmlFor={id}
          title={t('chooseFile')}
          orDrop={t('dropHere')}
          types={t('fileTypes', { types, mb: defaultMaxMb })}
          isWrong={Boolean(error)}
          onDrop={([first]) => onChange(first)}
        />
      )}
      {error && (
        <p id={`${id}-error`} className={style.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

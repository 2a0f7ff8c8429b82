import type { Endpoint, Input } from '@sejuk/contract/endpoint'
import { everydayWords } from '@sejuk/words/everyday'
import { importWords } from '@sejuk/words/platform/imports'
import type { ReactNode } from 'react'
import IconFileSearch from '#icon/FileSearch'
import IconUpload from '#icon/Upload'
import { useSend } from '../../lib/api/queries.ts'
import { useWords } from '../../lib/language/words.ts'
import { Button } from '../actions/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import style from './import-dialog.module.css'
import { SheetField, useSheet } from './sheet-field.tsx'

type Props = {
  title: string
  endpoint: Endpoint
  /** What a column of the sheet is called on the screen. */
  columnName: (column: string) => string
  /** Where to get the template. */
  help?: ReactNode
  /** What is sent beside the file. */
  fixed?: object
  onDone?: (data: unknown) => void
  /** Opens the page where a refused sheet can be corrected row by row. */
  onPreview?: (file: File) => void
  onClose: () => void
}

/** A sheet is imported completely or not at all; problems are listed cell by cell. */
export const ImportDialog = ({ title, endpoint, columnName, help, fixed, onDone, onPreview, onClose }: Props) => {
  const t = useWords(everydayWords)
  const mending = useWords(importWords)
  const send = useSend(endpoint)
  const sheet = useSheet(endpoint, send)
  const { file, refusal } = sheet
  const upload = () => {
    const asked = { ...fixed, file }
    sheet.check(asked, () =>
      send.mutate(asked as Input<Endpoint>, {
        onSuccess: ({ data }) => {
          onDone?.(data)
          onClose()
        },
      }),
    )
  }
  return (
    <Dialog
      title={title}
      size={refusal ? 760 : 520}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {refusal && refusal.rows > 0 && file && onPreview && (
            <Button icon={<IconFileSearch size={16} />} onClick={() => onPreview(file)}>
              {mending('previewAndMend')}
            </Button>
          )}
          <Button kind="primary" icon={<IconUpload size={16} />} isBusy={send.isPending} onClick={upload}>
            {t(refusal ? 'uploadAgain' : 'upload')}
          </Button>
        </>
      }
    >
      <div className={style.body}>
        {help}
        <SheetField label={title} sheet={sheet} columnName={columnName} />
      </div>
    </Dialog>
  )
}

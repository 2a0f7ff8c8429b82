import type { Endpoint } from '@sejuk/contract/endpoint'
import * as contract from '@sejuk/contract/platform/imports'
import { everydayWords } from '@sejuk/words/everyday'
import { importWords } from '@sejuk/words/platform/imports'
import { sheetWords } from '@sejuk/words/sheets'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import IconFileSearch from '#icon/FileSearch'
import { useCall, useSend } from '../../lib/api/queries.ts'
import { useWords } from '../../lib/language/words.ts'
import { Button } from '../actions/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import style from './import-dialog.module.css'
import { ImportDone } from './import-flow-done.tsx'
import { ImportFix } from './import-flow-fix.tsx'
import { SheetField, useSheet } from './sheet-field.tsx'

type Props = {
  title: string
  sheet: contract.Sheet
  /** The list that shows what was imported. */
  list: Endpoint
  /** Where to get the template. */
  help?: ReactNode
  /** A file that was chosen elsewhere, or a batch to go on with. */
  file?: File
  batch?: string
  onClose: () => void
}

/** Template, upload, preview, correct or leave out rows, import, result. */
export const ImportFlow = ({ title, sheet, list, help, file, batch, onClose }: Props) => {
  const [read, setRead] = useState<contract.ImportPreview>()
  const [done, setDone] = useState<{ added: number; skipped: number }>()
  const kept = useCall(contract.getImport, { import_batch_code: batch ?? '' }, { enabled: batch !== undefined })
  const preview = read ?? kept.data?.data
  if (preview && done) return <ImportDone title={title} preview={preview} {...done} list={list} onClose={onClose} />
  if (preview)
    return (
      <ImportFix
        title={title}
        preview={preview}
        list={list}
        onPreview={setRead}
        onDone={setDone}
        onOther={batch ? undefined : () => setRead(undefined)}
        onClose={onClose}
      />
    )
  if (batch) return null
  return <Upload title={title} sheet={sheet} help={help} given={file} onRead={setRead} onClose={onClose} />
}

type UploadProps = Pick<Props, 'title' | 'sheet' | 'help' | 'onClose'> & {
  given?: File
  onRead: (preview: contract.ImportPreview) => void
}

const Upload = ({ title, sheet: { module_name }, help, given, onRead, onClose }: UploadProps) => {
  const t = useWords(importWords)
  const everyday = useWords(everydayWords)
  useWords(sheetWords)
  const send = useSend(contract.previewImport, { isQuiet: true })
  const sheet = useSheet(contract.previewImport, send, given)
  const upload = (chosen: File | undefined) => {
    const input = { module_name, file: chosen as File }
    sheet.check(input, () => send.mutate(input, { onSuccess: ({ data }) => onRead(data) }))
  }
  const begin = useEffectEvent(() => {
    if (given) upload(given)
  })
  useEffect(() => begin(), [])
  return (
    <Dialog
      title={title}
      size={sheet.refusal ? 760 : 520}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{everyday('cancel')}</Button>
          <Button
            kind="primary"
            icon={<IconFileSearch size={16} />}
            isBusy={send.isPending}
            onClick={() => upload(sheet.file)}
          >
            {t(send.isPending ? 'reading' : 'read')}
          </Button>
        </>
      }
    >
      <div className={style.body}>
        {help}
        <SheetField label={title} sheet={sheet} columnName={(column) => column} />
      </div>
    </Dialog>
  )
}

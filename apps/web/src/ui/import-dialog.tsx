import type { Endpoint, Input } from '@sejuk/contract/endpoint'
import { everydayWords } from '@sejuk/words/everyday'
import { importWords } from '@sejuk/words/platform/imports'
import { type ReactNode, useState } from 'react'
import IconFileSearch from '#icon/FileSearch'
import IconUpload from '#icon/Upload'
import { Refused } from '../lib/call.ts'
import { problemsOf } from '../lib/judge.ts'
import { useSend } from '../lib/queries.ts'
import { useSay, useWords } from '../lib/words.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { FileDrop } from './file-drop.tsx'
import style from './import-dialog.module.css'
import { ImportReport, refusalIn } from './import-report.tsx'

type Props = {
  title: string
  endpoint: Endpoint
  /** What a column of the sheet is called on the screen. */
  columnName: (column: string) => string
  /** Where to get the template. */
  help?: ReactNode
  /** Where a refused sheet can be looked at and mended row by row. */
  onPreview?: (file: File) => void
  onClose: () => void
}

const sheets = '.xlsx,.xls'
const mostMb = 70

/** A sheet goes in whole or not at all; what keeps it out is shown cell by cell. */
export const ImportDialog = ({ title, endpoint, columnName, help, onPreview, onClose }: Props) => {
  const t = useWords(everydayWords)
  const mending = useWords(importWords)
  const say = useSay()
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState('')
  const send = useSend(endpoint)
  const refusal = refusalIn(send.error)
  const choose = (next: File | undefined) => {
    setFile(next)
    setProblem('')
    send.reset()
  }
  const upload = () => {
    const input = { file }
    const found = problemsOf(endpoint.input, input)
    setProblem(found.file ?? '')
    if (found.file === undefined) send.mutate(input as Input<Endpoint>, { onSuccess: onClose })
  }
  const serverWord =
    send.error instanceof Refused && !refusal ? (send.error.errors.file?.[0] ?? send.error.message) : ''
  const error = problem || serverWord
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
        <FileDrop
          label={title}
          accept={sheets}
          mostMb={mostMb}
          file={file}
          onChange={choose}
          error={error && say(error)}
        />
        {refusal && file && <ImportReport {...refusal} fileName={file.name} columnName={columnName} />}
      </div>
    </Dialog>
  )
}

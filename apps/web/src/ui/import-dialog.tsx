import IconUpload from '#icon/Upload'
import type { Endpoint, Input } from '@sejuk/contract/endpoint'
import { everydayWords } from '@sejuk/words/everyday'
import { type ReactNode, useState } from 'react'
import { Refused } from '../lib/call.ts'
import { problemsOf } from '../lib/judge.ts'
import { useSend } from '../lib/queries.ts'
import { useSay, useWords } from '../lib/words.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { FileDrop } from './file-drop.tsx'
import style from './import-dialog.module.css'
import { type ImportRefusal, ImportReport } from './import-report.tsx'

type Props = {
  title: string
  endpoint: Endpoint
  /** What a column of the sheet is called on the screen. */
  columnName: (column: string) => string
  /** Where to get the template. */
  help?: ReactNode
  onClose: () => void
}

const sheets = '.xlsx,.xls'
const mostMb = 70

const refusalIn = (error: Error | null): ImportRefusal | undefined => {
  const data = error instanceof Refused ? (error.data as Partial<ImportRefusal> | null) : null
  return data?.problems?.length ? { problems: data.problems, rows: data.rows ?? 0 } : undefined
}

/** A sheet goes in whole or not at all; what keeps it out is shown cell by cell. */
export const ImportDialog = ({ title, endpoint, columnName, help, onClose }: Props) => {
  const t = useWords(everydayWords)
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

import type { Endpoint } from '@sejuk/contract/endpoint'
import { useState } from 'react'
import { Refused } from '../../lib/api/call.ts'
import { useCheck } from '../../lib/form/schemas.ts'
import { useSay } from '../../lib/language/words.ts'
import { FileDrop } from '../upload/file-drop.tsx'
import { ImportReport, refusalIn } from './import-report.tsx'

type Sending = { error: Error | null; reset: () => void }

/** The selected sheet and the endpoint's validation errors before it is sent. */
export const useSheet = (endpoint: Endpoint, send: Sending, first?: File) => {
  const check = useCheck(endpoint)
  const [file, setFile] = useState(first)
  const [problem, setProblem] = useState('')
  return {
    file,
    problem,
    error: send.error,
    refusal: refusalIn(send.error),
    choose: (next: File | undefined) => {
      setFile(next)
      setProblem('')
      send.reset()
    },
    /** Continues if the sheet is valid; otherwise the field shows why not. */
    check: (asked: object, send: () => void) =>
      check(asked, ({ file: found }) => {
        setProblem(found ?? '')
        if (found === undefined) send()
      }),
  }
}

type Props = {
  label: string
  sheet: ReturnType<typeof useSheet>
  /** What is read beside tables. */
  accept?: string
  /** What a column of the sheet is called on the screen. */
  columnName: (column: string) => string
}

/** A file field for a sheet, with errors of the file or of its cells. */
export const SheetField = ({ label, sheet, columnName, accept = '.xlsx,.xls' }: Props) => {
  const say = useSay()
  const { file, problem, error, refusal, choose } = sheet
  const serverWord = error instanceof Refused && !refusal ? (error.errors.file?.[0] ?? error.message) : ''
  const wrong = problem || serverWord
  return (
    <>
      <FileDrop label={label} accept={accept} file={file} onChange={choose} error={wrong && say(wrong)} />
      {refusal && file && <ImportReport {...refusal} fileName={file.name} columnName={columnName} />}
    </>
  )
}

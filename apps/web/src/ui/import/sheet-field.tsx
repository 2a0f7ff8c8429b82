import type { Endpoint } from '@sejuk/contract/endpoint'
import { useState } from 'react'
import { Refused } from '../../lib/api/call.ts'
import { useCheck } from '../../lib/form/schemas.ts'
import { useSay } from '../../lib/language/words.ts'
import { FileDrop } from '../upload/file-drop.tsx'
import { ImportReport, refusalIn } from './import-report.tsx'

type Sending = { error: Error | null; reset: () => void }

/** The sheet somebody chose, and what the endpoint has against it before it is sent. */
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
    /** Goes on if it may be sent; if not, the field says why. */
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
  /** What a column of the sheet is called on the screen. */
  columnName: (column: string) => string
}

/** Where a sheet is chosen. What keeps it out is said of the file, or cell by cell. */
export const SheetField = ({ label, sheet, columnName }: Props) => {
  const say = useSay()
  const { file, problem, error, refusal, choose } = sheet
  const serverWord = error instanceof Refused && !refusal ? (error.errors.file?.[0] ?? error.message) : ''
  const wrong = problem || serverWord
  return (
    <>
      <FileDrop label={label} accept=".xlsx,.xls" file={file} onChange={choose} error={wrong && say(wrong)} />
      {refusal && file && <ImportReport {...refusal} fileName={file.name} columnName={columnName} />}
    </>
  )
}

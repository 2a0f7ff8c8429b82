import { everydayWords } from '@sejuk/words/everyday'
import { type ReactNode, useState } from 'react'
import { Refused } from '../../lib/api/call.ts'
import { useSay, useWords } from '../../lib/language/words.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { FileDrop } from '../../ui/upload/file-drop.tsx'

type Props = {
  title: string
  code: string
  help: string
  fileLabel: string
  send: { isPending: boolean; error: Error | null; reset: () => void }
  onSend: (file: File) => void
  /** Shown instead of the file after the import. */
  done?: ReactNode
  onClose: () => void
}

/** The bank's result file is imported completely or not at all; problems are listed line by line. */
export const BankResultDialog = ({ title, code, help, fileLabel, send, onSend, done, onClose }: Props) => {
  const everyday = useWords(everydayWords)
  const say = useSay()
  const [file, setFile] = useState<File>()
  const refused = send.error instanceof Refused ? send.error : undefined
  const problems = refused ? (refused.errors.file ?? [refused.message]) : []
  return (
    <Dialog
      title={title}
      sub={code}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{everyday('close')}</Button>
          {!done && (
            <Button
              kind="primary"
              isBusy={send.isPending}
              aria-disabled={file ? undefined : true}
              onClick={() => file && onSend(file)}
            >
              {title}
            </Button>
          )}
        </>
      }
    >
      {done ? (
        <Note tone="good" role="status">
          {done}
        </Note>
      ) : (
        <>
          <p>{help}</p>
          <FileDrop
            label={fileLabel}
            accept=".csv"
            file={file}
            onChange={(next) => {
              setFile(next)
              send.reset()
            }}
          />
          {problems.map((problem) => (
            <Note key={problem} tone="bad" role="alert">
              {say(problem)}
            </Note>
          ))}
        </>
      )}
    </Dialog>
  )
}

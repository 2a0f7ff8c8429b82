import { importReimbursementResult } from '@sejuk/contract/aftersales/reimbursements'
import { reimbursementWords } from '@sejuk/words/aftersales/reimbursements'
import { everydayWords } from '@sejuk/words/everyday'
import { useState } from 'react'
import { Refused } from '../../../lib/call.ts'
import { useSend } from '../../../lib/queries.ts'
import { useSay, useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { slab } from '../../../ui/slab.tsx'

/** The bank's answer to the one payment of a batch. */
export const ImportResult = ({ code, onClose }: { code: string; onClose: () => void }) => {
  const t = useWords(reimbursementWords)
  const everyday = useWords(everydayWords)
  const say = useSay()
  const [file, setFile] = useState<File>()
  const send = useSend(importReimbursementResult)
  const refused = send.error instanceof Refused ? send.error : undefined
  const problems = refused ? (refused.errors.file ?? [refused.message]) : []
  return (
    <Dialog
      title={t('import')}
      sub={code}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{everyday('close')}</Button>
          <Button
            kind="primary"
            isBusy={send.isPending}
            aria-disabled={file ? undefined : true}
            onClick={() => file && send.mutate({ reimbursement_code: code, file }, { onSuccess: onClose })}
          >
            {t('import')}
          </Button>
        </>
      }
    >
      <p>{t('importHelp')}</p>
      <FileDrop
        label={t('file')}
        accept=".csv"
        mostMb={70}
        file={file}
        onChange={(next) => {
          setFile(next)
          send.reset()
        }}
      />
      {problems.map((problem) => (
        <p key={problem} className={slab.note} data-tone="bad" role="alert">
          {say(problem)}
        </p>
      ))}
    </Dialog>
  )
}

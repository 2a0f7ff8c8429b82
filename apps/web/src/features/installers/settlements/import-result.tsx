import { importBankResult } from '@sejuk/contract/installers/settlements'
import { everydayWords } from '@sejuk/words/everyday'
import { settlementWords } from '@sejuk/words/installers/settlements'
import { useState } from 'react'
import { Refused } from '../../../lib/call.ts'
import { useSend } from '../../../lib/queries.ts'
import { useSay, useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { slab } from '../../../ui/slab.tsx'

/** The bank's answer goes in whole or not at all; what keeps it out is said line by line. */
export const ImportResult = ({ code, onClose }: { code: string; onClose: () => void }) => {
  const t = useWords(settlementWords)
  const everyday = useWords(everydayWords)
  const say = useSay()
  const [file, setFile] = useState<File>()
  const send = useSend(importBankResult)
  const counts = send.data?.data
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
          {!counts && (
            <Button
              kind="primary"
              isBusy={send.isPending}
              aria-disabled={file ? undefined : true}
              onClick={() => file && send.mutate({ settlement_code: code, file })}
            >
              {t('import')}
            </Button>
          )}
        </>
      }
    >
      {counts ? (
        <p className={slab.note} data-tone="good" role="status">
          {t('imported', counts)}
        </p>
      ) : (
        <>
          <p>{t('importHelp')}</p>
          <FileDrop
            label={t('bankCsv')}
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
        </>
      )}
    </Dialog>
  )
}

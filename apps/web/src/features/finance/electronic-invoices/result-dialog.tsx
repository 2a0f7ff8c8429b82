import { importTaxResult } from '@sejuk/contract/finance/electronic-invoices'
import { everydayWords } from '@sejuk/words/everyday'
import { eInvoiceWords } from '@sejuk/words/finance/electronic-invoices'
import { taxResultWords } from '@sejuk/words/finance/tax-results'
import { useState } from 'react'
import { Refused } from '../../../lib/api/call.ts'
import { useSend } from '../../../lib/api/queries.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { FileDrop } from '../../../ui/upload/file-drop.tsx'

const mostShown = 20

/** What Coretax made of the invoices: read whole, or refused with every line that does not fit. */
export const ResultDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(eInvoiceWords)
  useWords(taxResultWords)
  const everyday = useWords(everydayWords)
  const say = useSay()
  const [file, setFile] = useState<File>()
  const send = useSend(importTaxResult, { handles: (error) => error instanceof Refused })
  const refused = send.error instanceof Refused ? send.error : undefined
  const problems = Object.entries(refused?.errors ?? {}).flatMap(([field, said]) =>
    said.map((text) => ({ line: field.split('.')[0] ?? '', text })),
  )
  return (
    <Dialog
      title={t('readResult')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{everyday('close')}</Button>
          {!send.data && (
            <Button
              kind="primary"
              isBusy={send.isPending}
              aria-disabled={file ? undefined : true}
              onClick={() => file && send.mutate({ file })}
            >
              {t('readResult')}
            </Button>
          )}
        </>
      }
    >
      {send.data ? (
        <Note tone="good" role="status">
          {t('readDone', send.data.data)}
        </Note>
      ) : (
        <>
          <p>{t('readResultHelp')}</p>
          <FileDrop
            label={t('resultFile')}
            accept=".xlsx,.xls"
            file={file}
            onChange={(next) => {
              setFile(next)
              send.reset()
            }}
          />
          {refused && problems.length === 0 && (
            <Note tone="bad" role="alert">
              {say(refused.message)}
            </Note>
          )}
          {problems.slice(0, mostShown).map(({ line, text }) => (
            <Note key={`${line} ${text}`} tone="bad" role="alert">
              {line === '0' || line === 'file' ? say(text) : t('line', { n: line, text: say(text) })}
            </Note>
          ))}
        </>
      )}
    </Dialog>
  )
}

import { importReimbursementResult } from '@sejuk/contract/aftersales/reimbursements'
import { reimbursementWords } from '@sejuk/words/aftersales/reimbursements'
import { BankResultDialog } from '../../../entities/installers/bank-result-dialog.tsx'
import { useSend } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'

/** The bank's answer to the one payment of a batch. */
export const ImportResult = ({ code, onClose }: { code: string; onClose: () => void }) => {
  const t = useWords(reimbursementWords)
  const send = useSend(importReimbursementResult)
  return (
    <BankResultDialog
      title={t('import-result')}
      code={code}
      help={t('importHelp')}
      fileLabel={t('bank-file')}
      send={send}
      onSend={(file) => send.mutate({ reimbursement_code: code, file }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

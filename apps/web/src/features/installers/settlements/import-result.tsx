import { importBankResult } from '@sejuk/contract/installers/settlements'
import { settlementWords } from '@sejuk/words/installers/settlements'
import { BankResultDialog } from '../../../entities/installers/bank-result-dialog.tsx'
import { useSend } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'

/** The bank's answer to the payments of a settlement, and what came of it. */
export const ImportResult = ({ code, onClose }: { code: string; onClose: () => void }) => {
  const t = useWords(settlementWords)
  const send = useSend(importBankResult)
  const counts = send.data?.data
  return (
    <BankResultDialog
      title={t('import')}
      code={code}
      help={t('importHelp')}
      fileLabel={t('bankCsv')}
      send={send}
      onSend={(file) => send.mutate({ settlement_code: code, file })}
      done={counts && t('imported', counts)}
      onClose={onClose}
    />
  )
}

import * as contract from '@sejuk/contract/returns/return-requests'
import { notaReturRefusal } from '@sejuk/domain/returns/nota-retur'
import { returnWords } from '@sejuk/words/returns/return-requests'
import { download } from '../../../lib/files/save-file.ts'
import { useLanguage, useWords } from '../../../lib/language/words.ts'
import { ActionButton } from '../../../ui/actions/action-button.tsx'

type Props = { row: contract.ReturnDetail; note: contract.ReturnDetail['credit_notes'][number] }

/** The papers of a credit note; why there is no nota retur stands on its button. */
export const NotePrints = ({ row, note: { credit_note_code, tax_choice } }: Props) => {
  const t = useWords(returnWords)
  const language = useLanguage()
  const refused = notaReturRefusal({ tax_choice, buyer_has_npwp: row.buyer_has_npwp })
  const asked = { credit_note_code, language }
  return (
    <>
      <ActionButton
        action={{
          ...{ key: 'credit-note', label: t('printCreditNote') },
          onPress: () => void download(contract.creditNotePdf, asked),
        }}
      />
      <ActionButton
        action={{
          ...{ key: 'nota-retur', label: t('printNotaRetur') },
          ...(refused ? { gate: { enabled: false, because: refused } as const } : {}),
          onPress: () => void download(contract.notaReturPdf, asked),
        }}
      />
    </>
  )
}

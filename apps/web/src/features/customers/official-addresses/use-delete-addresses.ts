import { deleteOfficialAddresses, type OfficialAddress } from '@sejuk/contract/customers/official-addresses'
import { officialAddressWords } from '@sejuk/words/customers/official-addresses'
import { useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useWords } from '../../../lib/language/words.ts'

/** Confirms first, listing what would be deleted. */
export const useDeleteAddresses = () => {
  const t = useWords(officialAddressWords)
  const { mutate } = useSend(deleteOfficialAddresses)
  return async (rows: OfficialAddress[], onDone?: () => void) => {
    const [only] = rows
    if (!only) return
    const { customer_code, customer_name, detail_address } = only
    const text =
      rows.length > 1 ? t('these', { n: rows.length }) : `(${customer_code}) ${customer_name}, ${detail_address}`
    if (!(await confirm({ title: t('sureToDelete'), text, isDangerous: true }))) return
    mutate({ address_codes: rows.map(({ address_code }) => address_code) }, { onSuccess: onDone })
  }
}

import * as contract from '@sejuk/contract/customers/official-addresses'
import { address } from '@sejuk/domain/customers/official-addresses'
import { officialAddressWords } from '@sejuk/words/customers/official-addresses'
import IconCheck from '#icon/Check'
import IconMapPin from '#icon/MapPin'
import IconX from '#icon/X'
import { useWords } from '../../../lib/language/words.ts'
import type { Action } from '../../../ui/actions/action.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { useRecordActions } from '../../../ui/record/use-record-actions.tsx'

const RejectAddress = lazyPart(() => import('./reject-address.tsx').then((panel) => panel.RejectAddress))

type Address = contract.OfficialAddress
const icons = { confirm: <IconCheck size={18} />, promote: <IconMapPin size={18} />, reject: <IconX size={18} /> }

/** Confirm, keep or reject a temporary address; an official one has nothing to decide. */
export const useDecideAddress = () => {
  const t = useWords(officialAddressWords)
  const { actionsOf, panel } = useRecordActions({
    workflow: address,
    endpoints: contract.actOnAddress,
    keyField: 'address_code',
    nameOf: (row: Address) => row.detail_address,
    label: t,
    question: (name, row) => ({
      title: t(name === 'confirm' ? 'sureToConfirm' : 'sureToPromote'),
      text: row.detail_address,
    }),
    forms: { reject: ({ row, onClose }) => <RejectAddress address={row} onClose={onClose} /> },
  })
  return {
    panel,
    actionsOf: (row: Address): Action[] =>
      row.address_type === 'official-address'
        ? []
        : actionsOf(row).map((action) => ({ ...action, icon: icons[action.key as keyof typeof icons] })),
  }
}

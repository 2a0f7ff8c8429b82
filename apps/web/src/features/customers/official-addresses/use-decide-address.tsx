import * as contract from '@sejuk/contract/customers/official-addresses'
import { type AddressActionName, addressAction } from '@sejuk/domain/customers/official-addresses'
import { gate } from '@sejuk/domain/workflow'
import { officialAddressWords } from '@sejuk/words/customers/official-addresses'
import { useState } from 'react'
import IconCheck from '#icon/Check'
import IconMapPin from '#icon/MapPin'
import IconX from '#icon/X'
import { useSend } from '../../../lib/api/queries.ts'
import { confirm } from '../../../lib/browser/confirm.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useViewer } from '../../../lib/session/viewer.ts'
import type { Action } from '../../../ui/actions/action.ts'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'

const RejectAddress = lazyPart(() => import('./reject-address.tsx').then((panel) => panel.RejectAddress))

type Address = contract.OfficialAddress
const icons = { confirm: <IconCheck size={18} />, promote: <IconMapPin size={18} />, reject: <IconX size={18} /> }
const names: readonly AddressActionName[] = ['confirm', 'promote', 'reject']

/** Confirm, keep or reject a temporary address; an official one has nothing to decide. */
export const useDecideAddress = () => {
  const t = useWords(officialAddressWords)
  const { permission } = useViewer()
  const [rejecting, setRejecting] = useState<Address>()
  const confirmIt = useSend(contract.actOnAddress.confirm)
  const promote = useSend(contract.actOnAddress.promote)
  const press = async (name: AddressActionName, row: Address) => {
    if (name === 'reject') return setRejecting(row)
    const title = t(name === 'confirm' ? 'sureToConfirm' : 'sureToPromote')
    if (!(await confirm({ title, text: row.detail_address }))) return
    const { address_code, row_version } = row
    ;(name === 'confirm' ? confirmIt : promote).mutate({ address_code, row_version })
  }
  const actionsOf = (row: Address): Action[] =>
    row.address_type === 'official-address'
      ? []
      : names.map((name) => ({
          key: name,
          label: t(name),
          icon: icons[name],
          gate: gate(addressAction(name), row, permission),
          isDangerous: name === 'reject',
          onPress: () => void press(name, row),
        }))
  const panel = rejecting && <RejectAddress address={rejecting} onClose={() => setRejecting(undefined)} />
  return { actionsOf, panel }
}

import type { Customer } from '@sejuk/contract/customers/customers'
import { listOfficialAddresses } from '@sejuk/contract/customers/official-addresses'
import { displayPhone } from '@sejuk/domain/phone'
import { customerWords } from '@sejuk/words/customers/customers'
import { officialAddressWords } from '@sejuk/words/customers/official-addresses'
import { useCall } from '../../../lib/queries.ts'
import { useGate } from '../../../lib/viewer.ts'
import { useSay, useWords } from '../../../lib/words.ts'
import { FailedList, ShutList } from '../../../ui/list-states.tsx'
import { Pending } from '../../../ui/pending.tsx'
import { Slab, slab } from '../../../ui/slab.tsx'

export const CustomerAddressesTab = ({ customer }: { customer: Customer }) => {
  const t = useWords(officialAddressWords)
  const own = useWords(customerWords)
  const say = useSay()
  const gate = useGate(listOfficialAddresses)
  const { customer_code } = customer
  const found = useCall(listOfficialAddresses, { customer_code, limit: 100 }, { enabled: gate.enabled })
  if (!gate.enabled) return <ShutList reason={say(gate.why_not)} />
  if (found.error) return <FailedList error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <Pending />
  const rows = found.data.data
  return (
    <Slab title={own('addresses')}>
      {rows.length === 0 && <p className={slab.inside}>{own('nothingYet')}</p>}
      <ul className={slab.list}>
        {rows.map((row) => (
          <li key={row.address_code}>
            <span>
              {row.detail_address}
              <br />
              <small>
                {row.sub_district_name}, {row.district_name}, {row.city_name}, {row.province_name} {row.postal_code}
              </small>
            </span>
            <span>
              {row.receiver_name}
              <br />
              <small>
                {t('receiver_phone')}: {displayPhone(row.receiver_phone)}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Slab>
  )
}

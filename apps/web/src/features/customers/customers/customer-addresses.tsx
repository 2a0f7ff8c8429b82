import type { Customer } from '@sejuk/contract/customers/customers'
import { createTemporaryAddress, listOfficialAddresses } from '@sejuk/contract/customers/official-addresses'
import type { AddressType } from '@sejuk/domain/customers/official-addresses'
import { displayPhone } from '@sejuk/domain/values/phone'
import { customerWords } from '@sejuk/words/customers/customers'
import { officialAddressWords } from '@sejuk/words/customers/official-addresses'
import { useState } from 'react'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { ActionButton } from '../../../ui/actions/action-button.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { RecordGuard } from '../../../ui/record/record-guard.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { StatusChip } from '../../../ui/record/status-chip.tsx'
import type { Tone } from '../../../ui/record/status-icon.tsx'

const TemporaryAddress = lazyPart(() => import('./temporary-address.tsx').then((panel) => panel.TemporaryAddress))

const tones: Record<AddressType, Tone> = {
  'official-address': 'neutral',
  'temporary-address': 'waiting',
  'confirmed-temporary-address': 'good',
  'rejected-temporary-address': 'bad',
}

export const CustomerAddressesTab = ({ customer }: { customer: Customer }) => {
  const t = useWords(officialAddressWords)
  const own = useWords(customerWords)
  const mayAdd = useGate(createTemporaryAddress)
  const [isAdding, setAdding] = useState(false)
  const gate = useGate(listOfficialAddresses)
  const { customer_code } = customer
  const found = useCall(
    listOfficialAddresses,
    { customer_code, limit: 100, address_type: 'all' },
    { enabled: gate.enabled },
  )
  if (!found.data) return <RecordGuard gate={gate} found={found} />
  const rows = found.data.data
  return (
    <Section
      title={own('addresses')}
      actions={
        <ActionButton action={{ key: 'add', label: t('addTemporary'), gate: mayAdd, onPress: () => setAdding(true) }} />
      }
    >
      {rows.length === 0 && <SectionText>{own('nothingYet')}</SectionText>}
      <RowList>
        {rows.map((row) => (
          <li key={row.address_code}>
            <span>
              {row.detail_address}{' '}
              {row.address_type !== 'official-address' && (
                <StatusChip tone={tones[row.address_type]}>{t(row.address_type)}</StatusChip>
              )}
              <br />
              <small>
                {row.sub_district_name}, {row.district_name}, {row.city_name}, {row.province_name} {row.postal_code}
                {row.reject_reason && ` · ${t('reason')}: ${row.reject_reason}`}
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
      </RowList>
      {isAdding && <TemporaryAddress customer={customer} onClose={() => setAdding(false)} />}
    </Section>
  )
}

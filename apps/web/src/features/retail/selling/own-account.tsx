import { saveSellerAccount } from '@sejuk/contract/retail/seller-accounts'
import type { MyMonth } from '@sejuk/contract/retail/selling'
import { rupiah } from '@sejuk/domain/values/money'
import { sellerAccountWords } from '@sejuk/words/retail/seller-accounts'
import { useState } from 'react'
import { BankPicker } from '../../../entities/pickers/bank-picker.tsx'
import { AccountChip } from '../../../entities/retail/account-chip.tsx'
import { useWords } from '../../../lib/language/words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'

/** What becomes of the incentive, and the account it goes to. */
export const OwnAccount = ({ month, onSaved }: { month: MyMonth; onSaved: () => void }) => {
  const t = useWords(sellerAccountWords)
  const [isOpen, setOpen] = useState(false)
  const { account } = month
  const initial = {
    bank_code: account?.bank_code ?? '',
    account_name: account?.account_name ?? month.seller_name,
    credited_account: account?.credited_account ?? '',
    id_card_number: account?.id_card_number ?? '',
  }
  const fields = ['account_name', 'credited_account', 'id_card_number'] as const
  return (
    <Section title={t('own')} actions={account && <AccountChip account={account} />}>
      <Facts
        facts={[
          [t('unpaid'), rupiah(month.unpaid)],
          [t('in_payment'), rupiah(month.in_payment)],
          [t('paid'), rupiah(month.paid)],
          ...(account ? ([[t('credited_account'), `${account.bank_name} ${account.credited_account}`]] as const) : []),
        ]}
      />
      {!account && <SectionText>{t('ownText')}</SectionText>}
      <SectionBody>
        {account?.approve_status === 'Bank_Rejected' && (
          <Note>{t('rejected', { reason: account.reject_reason ?? '' })}</Note>
        )}
        <Button onClick={() => setOpen(true)}>{t(account ? 'edit' : 'write')}</Button>
      </SectionBody>
      {isOpen && (
        <EndpointPanel
          title={t('own')}
          endpoint={saveSellerAccount}
          initial={initial}
          fixed={{ row_version: account?.row_version ?? null }}
          labels={{
            bank_code: t('bank_code'),
            account_name: t('account_name'),
            credited_account: t('credited_account'),
            id_card_number: t('id_card_number'),
          }}
          draft="seller-account"
          onClose={() => {
            setOpen(false)
            onSaved()
          }}
        >
          {({ values, change, errorOf }) => (
            <>
              <BankPicker
                forPartners
                value={values.bank_code || undefined}
                onChange={(bank_code = '') => change({ bank_code })}
                error={errorOf('bank_code')}
              />
              {fields.map((field) => (
                <TextField
                  key={field}
                  label={t(field)}
                  value={values[field]}
                  onChange={(value) => change({ [field]: value })}
                  error={errorOf(field)}
                  inputMode={field === 'account_name' ? undefined : 'numeric'}
                  isRequired
                />
              ))}
            </>
          )}
        </EndpointPanel>
      )}
    </Section>
  )
}

import { type Customer, customerLog, findDuplicates, getCustomer } from '@sejuk/contract/customers/customers'
import { pageTo } from '@sejuk/domain/pages'
import { customerWords } from '@sejuk/words/customers/customers'
import { mergeWords } from '@sejuk/words/customers/merges'
import { useState } from 'react'
import { CustomerChip } from '../../../entities/status/customer-status.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useParams, useSearch } from '../../../lib/navigation/use-router.tsx'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { Column, Columns, PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { StatusTabs } from '../../../ui/list/status-tabs.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordComments } from '../../../ui/record/record-comments.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { CreditCard } from './credit-card.tsx'
import { CustomerActions } from './customer-actions.tsx'
import { CustomerMerges } from './customer-merges.tsx'
import { CustomerNotes } from './customer-notes.tsx'
import { CustomerPhotos } from './customer-photos.tsx'
import { CustomerProfile } from './customer-profile.tsx'
import { type CustomerTabName, customerTabs } from './customer-tabs.tsx'
import { Duplicates } from './duplicate-list.tsx'

const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

export const CustomerDetailPage = () => <CustomerRecord />
/** The same record with its possible duplicates. */
export const ApproveCustomerPage = () => <CustomerRecord isApproval />

const CustomerRecord = ({ isApproval = false }: { isApproval?: boolean }) => {
  const t = useWords(customerWords)
  const { id = '' }: { id?: string } = useParams()
  return (
    <LoadedRecord
      endpoint={getCustomer}
      input={{ id }}
      title={t(isApproval ? 'approvePage' : 'title')}
      visited={(customer) => customer.customer_code}
    >
      {(customer) => <Record customer={customer} isApproval={isApproval} />}
    </LoadedRecord>
  )
}

const Record = ({ customer, isApproval }: { customer: Customer; isApproval: boolean }) => {
  const t = useWords(customerWords)
  const merging = useWords(mergeWords)
  const navigate = useNavigate()
  const [isLogOpen, setLogOpen] = useState(false)
  const { tab: asked }: { tab?: string } = useSearch()
  const tabs = customerTabs
  const tab = tabs.find((one) => one.tab === asked)?.tab ?? 'profile'
  const Shown = tabs.find((one) => one.tab === tab)?.Content
  return (
    <>
      <PageHead
        title={customer.customer_name}
        sub={customer.customer_code}
        crumb={<Link {...pageTo('customers')}>{t('title')}</Link>}
      >
        <CustomerChip status={customer.status} size="large" />
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <RecordComments kind="customers" code={customer.customer_code} />
      <PageBody>
        <CustomerActions customer={customer} />
        <CustomerNotes customer={customer} />
        <CustomerMerges customer_code={customer.customer_code} />
        <StatusTabs
          label={t('tabsOf')}
          value={tab}
          onChange={(next: CustomerTabName) =>
            void navigate({ to: '.', search: next === 'profile' ? {} : { tab: next } })
          }
          tabs={tabs.map((one) => ({ value: one.tab, label: t(one.tab), count: undefined }))}
        />
        {Shown ? (
          <Shown customer={customer} />
        ) : (
          <Columns>
            <CustomerProfile customer={customer} />
            <Column>
              {isApproval && <SameOnes customer={customer} />}
              <CreditCard customer_code={customer.customer_code} />
              <CustomerPhotos customer_code={customer.customer_code} />
            </Column>
          </Columns>
        )}
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={customerLog}
          code={customer.customer_code}
          sub={customer.customer_name}
          labels={Object.fromEntries(Object.keys(customerWords.words).map((word) => [word, t(word as 'title')]))}
          ownActions={{
            submit: t('submit'),
            approve: t('approve'),
            reject: t('reject'),
            close: t('closeCustomer'),
            reopen: t('reopenCustomer'),
            merge: merging('title'),
            'undo-merge': merging('undo-merge'),
          }}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}

const SameOnes = ({ customer }: { customer: Customer }) => {
  const t = useWords(customerWords)
  const { customer_name, pic_phone, npwp, lat, lng, customer_code } = customer
  const looks = { customer_name, pic_phone: pic_phone ?? '', npwp: npwp ?? '', except: customer_code }
  const found = useCall(findDuplicates, { ...looks, lat: lat ?? '', lng: lng ?? '' })
  const duplicates = found.data?.data ?? []
  return (
    <Section title={t('duplicatesTitle')}>
      {duplicates.length ? (
        <Duplicates duplicates={duplicates} of={customer} />
      ) : (
        <SectionText>{t('duplicatesNone')}</SectionText>
      )}
      {customer.duplicate_reason && (
        <SectionText>
          {t('duplicate_reason')}: {customer.duplicate_reason}
        </SectionText>
      )}
    </Section>
  )
}

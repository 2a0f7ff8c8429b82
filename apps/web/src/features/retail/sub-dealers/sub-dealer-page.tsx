import * as contract from '@sejuk/contract/retail/sub-dealers'
import { pageTo } from '@sejuk/domain/pages'
import { subDealer } from '@sejuk/domain/retail/sub-dealers'
import { displayPhone } from '@sejuk/domain/values/phone'
import { subDealerWords } from '@sejuk/words/retail/sub-dealers'
import { useState } from 'react'
import { useDates } from '../../../lib/language/dates.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useSearch } from '../../../lib/navigation/use-router.tsx'
import { HistoryButton } from '../../../ui/actions/history-button.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { lazyPart } from '../../../ui/layout/lazy-part.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx'
import { RecordActions } from '../../../ui/record/record-actions.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionText } from '../../../ui/record/section.tsx'
import { SubDealerChip } from './sub-dealer-status.tsx'

const SubDealerPanel = lazyPart(() => import('./sub-dealer-panel.tsx').then((panel) => panel.SubDealerPanel))
const ActionLogPanel = lazyPart(() =>
  import('../../../ui/record/action-log-panel.tsx').then((panel) => panel.ActionLogPanel),
)

export const SubDealerPage = () => {
  const t = useWords(subDealerWords)
  const { code = '' }: { code?: string } = useSearch()
  return (
    <LoadedRecord endpoint={contract.getSubDealer} input={{ subdealer_code: code }} title={t('one')}>
      {(row) => <Detail row={row} />}
    </LoadedRecord>
  )
}

const Detail = ({ row }: { row: contract.SubDealerDetail }) => {
  const t = useWords(subDealerWords)
  const dates = useDates()
  const [isLogOpen, setLogOpen] = useState(false)
  return (
    <>
      <PageHead
        title={row.subdealer_name}
        crumb={<Link {...pageTo('subDealers')}>{t('title')}</Link>}
        sub={<SubDealerChip status={row.status} />}
      >
        <HistoryButton onPress={() => setLogOpen(true)} />
      </PageHead>
      <PageBody>
        <RecordActions
          workflow={subDealer}
          endpoints={contract.actOnSubDealer}
          keyField="subdealer_code"
          row={row}
          nameOf={() => row.subdealer_name}
          label={(name) => t(name)}
          forms={{ modify: (open) => <SubDealerPanel found={open.row} onClose={open.onClose} /> }}
          question={(name) =>
            ({ approve: { title: t('sureApprove', { name: row.subdealer_name }) } })[name as 'approve']
          }
        />
        {row.reject_reason && <Note tone="bad">{t('rejected', { reason: row.reject_reason })}</Note>}
        {row.close_reason && <Note>{row.close_reason}</Note>}
        <Section title={row.subdealer_code} sub={row.dept_name}>
          <Facts
            facts={[
              [t('owner_name'), row.owner_name],
              [t('phone'), displayPhone(row.phone)],
              [t('npwp'), row.npwp],
              [t('subdealer_class'), row.subdealer_class],
              [t('salesman'), row.salesman_name],
              [t('created_date'), `${row.create_user_name}, ${dates.dateTime(row.created_date)}`],
              [t('detail_address'), row.detail_address, { wide: 2 }],
            ]}
          />
        </Section>
        <Section
          title={t('parents')}
          actions={<Link {...pageTo('subDealerOrders', { subdealer_code: row.subdealer_code })}>{t('orders')}</Link>}
        >
          {row.parents.length === 0 && <SectionText>{t('noParents')}</SectionText>}
          <RowList>
            {row.parents.map(({ customer_code, customer_name, priority }) => (
              <li key={customer_code}>
                <span>
                  {priority}. <Link {...pageTo('customer', { id: customer_code })}>{customer_name}</Link>
                </span>
                <span>{customer_code}</span>
              </li>
            ))}
          </RowList>
        </Section>
      </PageBody>
      {isLogOpen && (
        <ActionLogPanel
          endpoint={contract.subDealerLog}
          code={row.subdealer_code}
          sub={row.subdealer_name}
          labels={{ subdealer_name: t('subdealer_name'), phone: t('phone'), owner_name: t('owner_name') }}
          ownActions={{
            submit: t('submit'),
            approve: t('approve'),
            reject: t('reject'),
            modify: t('modify'),
            close: t('close'),
          }}
          onClose={() => setLogOpen(false)}
        />
      )}
    </>
  )
}

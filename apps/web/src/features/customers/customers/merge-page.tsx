import { findDuplicates, getCustomer } from '@sejuk/contract/customers/customers'
import { previewMerge } from '@sejuk/contract/customers/merges'
import { pageTo } from '@sejuk/domain/pages'
import { customerWords } from '@sejuk/words/customers/customers'
import { mergeWords } from '@sejuk/words/customers/merges'
import { CustomerPicker } from '../../../entities/pickers/customer-picker.tsx'
import { useCall } from '../../../lib/api/queries.ts'
import { useSay, useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useNavigate, useParams, useSearch } from '../../../lib/navigation/use-router.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { Pending } from '../../../ui/feedback/pending.tsx'
import { PageBody } from '../../../ui/layout/page-body.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { FailedState, ForbiddenState } from '../../../ui/list/list-states.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import { Duplicates } from './duplicate-list.tsx'
import { MergeForm } from './merge-form.tsx'

/** Two customers that are one: first which, then side by side. */
export const MergeCustomersPage = () => {
  const t = useWords(mergeWords)
  const say = useSay()
  const { id = '' }: { id?: string } = useParams()
  const { with: other_code }: { with?: string } = useSearch()
  const gate = useGate(previewMerge)
  if (gate.enabled && other_code)
    return <Compared key={`${id} ${other_code}`} customer_code={id} other_code={other_code} />
  return (
    <>
      <PageHead title={t('title')} crumb={<Back customer_code={id} />} />
      {gate.enabled ? <Choose customer_code={id} /> : <ForbiddenState reason={say(gate.because)} />}
    </>
  )
}

const Back = ({ customer_code }: { customer_code: string }) => (
  <Link {...pageTo('customer', { id: customer_code })}>{customer_code}</Link>
)

const Choose = ({ customer_code }: { customer_code: string }) => {
  const t = useWords(mergeWords)
  const own = useWords(customerWords)
  const navigate = useNavigate()
  const found = useCall(getCustomer, { id: customer_code })
  const customer = found.data?.data
  const looks = {
    ...{ customer_name: customer?.customer_name, pic_phone: customer?.pic_phone ?? '', npwp: customer?.npwp ?? '' },
    ...{ lat: customer?.lat ?? '', lng: customer?.lng ?? '', except: customer_code },
  }
  const alike = useCall(findDuplicates, looks, { enabled: Boolean(customer) })
  if (found.error) return <FailedState error={found.error} onRetry={() => void found.refetch()} />
  if (!customer) return <Pending />
  const duplicates = alike.data?.data ?? []
  return (
    <PageBody>
      <Section title={t('whichOne')}>
        <SectionBody>
          <p>{t('whichHelp')}</p>
          <CustomerPicker
            value={undefined}
            onChange={(code) => code && void navigate({ to: '.', search: { with: code } })}
          />
        </SectionBody>
      </Section>
      <Section title={own('duplicatesTitle')}>
        {duplicates.length ? (
          <Duplicates duplicates={duplicates} of={customer} />
        ) : (
          <SectionText>{own('duplicatesNone')}</SectionText>
        )}
      </Section>
    </PageBody>
  )
}

const Compared = ({ customer_code, other_code }: { customer_code: string; other_code: string }) => {
  const t = useWords(mergeWords)
  const found = useCall(previewMerge, { customer_code, other_code })
  const preview = found.data?.data
  if (preview) return <MergeForm preview={preview} crumb={<Back customer_code={customer_code} />} />
  return (
    <>
      <PageHead title={t('title')} crumb={<Back customer_code={customer_code} />} />
      {found.error ? <FailedState error={found.error} onRetry={() => void found.refetch()} /> : <Pending />}
    </>
  )
}

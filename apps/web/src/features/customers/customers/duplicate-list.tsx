import { type Duplicate, findDuplicates } from '@sejuk/contract/customers/customers'
import { previewMerge } from '@sejuk/contract/customers/merges'
import { pageTo } from '@sejuk/domain/pages'
import { customerWords } from '@sejuk/words/customers/customers'
import { mergeWords } from '@sejuk/words/customers/merges'
import { CustomerChip } from '../../../entities/status/customer-status.tsx'
import { useDebounced } from '../../../lib/api/options.ts'
import { useCall } from '../../../lib/api/queries.ts'
import type { EndpointForm } from '../../../lib/form/endpoint-form.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { useGate } from '../../../lib/session/viewer.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'
import { Section, SectionBody, SectionText } from '../../../ui/record/section.tsx'
import type { CustomerValues } from './form-values.ts'

const isNumber = (text: string) => /^-?\d{1,3}(\.\d{1,15})?$/.test(text)

/** Possible duplicates while the form is filled; creating one anyway needs a reason. */
export const DuplicateList = ({ form, customer }: { form: EndpointForm<CustomerValues>; customer?: Known }) => {
  const except = customer?.customer_code ?? ''
  const t = useWords(customerWords)
  const { customer_name, pic_phone, npwp, lat, lng } = form.values
  const hasPin = isNumber(lat) && isNumber(lng)
  const asked = { customer_name, pic_phone, npwp, lat: hasPin ? lat : '', lng: hasPin ? lng : '', except }
  const settled = JSON.parse(useDebounced(JSON.stringify(asked), 400)) as typeof asked
  const isAsking = settled.customer_name.trim().length > 2 || settled.pic_phone.length > 6 || settled.npwp.length > 14
  const gate = useGate(findDuplicates)
  const found = useCall(findDuplicates, settled, { enabled: gate.enabled && isAsking, keepPrevious: true })
  const duplicates = isAsking ? (found.data?.data ?? []) : []
  return (
    <Section title={t('duplicatesTitle')}>
      {duplicates.length === 0 ? (
        <SectionText>{t('duplicatesNone')}</SectionText>
      ) : (
        <>
          <Duplicates duplicates={duplicates} of={customer} />
          {!except && (
            <SectionBody>
              <TextField
                label={t('duplicate_reason')}
                value={form.values.duplicate_reason}
                onChange={(duplicate_reason) => form.change({ duplicate_reason })}
                error={form.errorOf('duplicate_reason')}
                most={500}
                isLong
                isRequired
              />
            </SectionBody>
          )}
        </>
      )}
    </Section>
  )
}

type Known = Pick<Duplicate, 'customer_code' | 'status'>

/** The one in force stays; of two in force the one that is looked at. */
const mergeOf = (of: Known, one: Known) => {
  const [kept, gone] = of.status !== 'Approved' && one.status === 'Approved' ? [one, of] : [of, one]
  return pageTo('mergeCustomer', { id: kept.customer_code }, { with: gone.customer_code })
}

export const Duplicates = ({ duplicates, of }: { duplicates: readonly Duplicate[]; of?: Known }) => {
  const t = useWords(customerWords)
  const merging = useWords(mergeWords)
  const mayMerge = useGate(previewMerge)
  return (
    <RowList>
      {duplicates.map((one) => (
        <li key={one.customer_code}>
          <span>
            {one.is_visible ? (
              <Link {...pageTo('customer', { id: one.customer_code })}>
                ({one.customer_code}) {one.customer_name}
              </Link>
            ) : (
              <>
                ({one.customer_code}) {one.customer_name}
              </>
            )}
            <br />
            <small>
              {one.dept_name}
              {!one.is_visible && `, ${t('otherBranch')}`}
              {': '}
              {one.reasons.map((reason) => t(reason)).join(', ')}
              {one.distance_m !== null && ` · ${t('metresAway', { n: one.distance_m })}`}
            </small>
          </span>
          <span>
            <CustomerChip status={one.status} /> {one.score}%
            {of && one.is_visible && mayMerge.enabled && (
              <>
                <br />
                <Link {...mergeOf(of, one)}>{merging('compare')}</Link>
              </>
            )}
          </span>
        </li>
      ))}
    </RowList>
  )
}

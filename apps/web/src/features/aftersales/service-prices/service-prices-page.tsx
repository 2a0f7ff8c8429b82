import * as contract from '@sejuk/contract/aftersales/service-prices'
import { itemCategoryDropdown } from '@sejuk/contract/masters/item-categories'
import { ascTypes } from '@sejuk/domain/aftersales/service-centres'
import { serviceTypes } from '@sejuk/domain/aftersales/tickets/tickets'
import { servicePriceWords } from '@sejuk/words/aftersales/service-prices'
import { ticketChoiceWords } from '@sejuk/words/aftersales/ticket-choices'
import { useState } from 'react'
import IconPlus from '#icon/Plus'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { thousands } from '../../../lib/language/money.ts'
import { useWords } from '../../../lib/language/words.ts'
import { useGate } from '../../../lib/session/viewer.ts'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { EndpointPanel } from '../../../ui/form/endpoint-panel.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'

type Row = contract.ServicePrice
const size = (n: number) => String(n).replace('.', ',')

export const ServicePricesPage = () => {
  const t = useWords(servicePriceWords)
  const services = useWords(ticketChoiceWords)
  const dates = useDates()
  const [isAdding, setAdding] = useState(false)
  const list = useList(contract.listServicePrices)
  const mayAdd = useGate(contract.createServicePriceVersion)
  const versions = useCall(contract.listServicePriceVersions, {}, { enabled: list.gate.enabled })
  const options =
    versions.data?.data.map((one) => ({
      value: String(one.version_no),
      label: t('label', {
        no: one.version_no,
        name: one.version_name,
        date: dates.day(one.valid_from),
        state: t(one.state),
      }),
    })) ?? []
  const money = (amount: number, other: number | null) => (
    <>
      {thousands(amount)}
      {other !== null && other !== amount && <small> {t('was', { amount: thousands(other) })}</small>}
    </>
  )
  const transport = (row: Row) =>
    row.transport.map((band) => t('band', { km: band.up_to_km, amount: thousands(band.amount) })).join('; ')
  const range = (row: Row) => t('range', { from: size(row.min_pk), to: size(row.max_pk) })
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        filters={[
          { field: 'version_no', label: t('version'), kind: 'choice', options },
          { field: 'compare_with', label: t('compare'), kind: 'choice', options },
          {
            field: 'asc_type',
            label: t('asc_type'),
            kind: 'choice',
            options: ascTypes.map((value) => ({ value, label: value })),
          },
          {
            field: 'service_type',
            label: t('service_type'),
            kind: 'choice',
            options: serviceTypes.map((value) => ({ value, label: services(value) })),
          },
          { field: 'category_code', label: t('category'), kind: 'one', source: itemCategoryDropdown },
        ]}
        actions={[
          {
            key: 'add',
            label: t('newVersion'),
            icon: <IconPlus size={16} />,
            gate: mayAdd,
            isPrimary: true,
            onPress: () => setAdding(true),
          },
        ]}
        keyOf={(row) => String(row.price_id)}
        nameOf={(row) => `${row.asc_type} ${services(row.service_type)} ${row.category_name}`}
        columns={[
          { key: 'type', title: t('asc_type'), show: (row) => row.asc_type },
          { key: 'service', title: t('service_type'), show: (row) => services(row.service_type) },
          { key: 'category', title: t('category'), wraps: true, show: (row) => row.category_name },
          { key: 'size', title: t('size'), show: range },
          {
            key: 'fee',
            title: t('in_warranty_fee'),
            sort: 'in_warranty_fee',
            isNumber: true,
            show: (row) => money(row.in_warranty_fee, row.other_fee),
          },
          {
            key: 'price',
            title: t('out_warranty_price'),
            sort: 'out_warranty_price',
            isNumber: true,
            show: (row) => money(row.out_warranty_price, row.other_price),
          },
          { key: 'transport', title: t('transport'), wraps: true, show: transport },
        ]}
        card={(row) => ({
          code: `${row.asc_type} · ${range(row)}`,
          name: `${services(row.service_type)}, ${row.category_name}`,
          text: transport(row),
          left: <>{money(row.in_warranty_fee, row.other_fee)}</>,
          right: <>{money(row.out_warranty_price, row.other_price)}</>,
        })}
      />
      {isAdding && <NewVersion onClose={() => setAdding(false)} />}
    </>
  )
}

const NewVersion = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(servicePriceWords)
  const initial = { version_name: '', valid_from: '', rise_percent: '', asc_type: '' }
  const labels = {
    version_name: t('version_name'),
    valid_from: t('valid_from'),
    rise_percent: t('rise_percent'),
    asc_type: t('onlyType'),
  }
  return (
    <EndpointPanel
      title={t('newTitle')}
      endpoint={contract.createServicePriceVersion}
      initial={initial}
      labels={labels}
      draft="service-price-version"
      onClose={onClose}
    >
      {(form) => {
        const text = (field: keyof typeof initial) => ({
          label: labels[field],
          value: form.values[field],
          onChange: (value: string) => form.change({ [field]: value }),
          error: form.errorOf(field),
        })
        return (
          <>
            <p>{t('newText')}</p>
            <TextField {...text('version_name')} most={100} isRequired autoFocus />
            <DateField {...text('valid_from')} isRequired />
            <TextField {...text('rise_percent')} hint={t('riseHelp')} inputMode="decimal" isRequired />
            <ChoiceField {...text('asc_type')} options={ascTypes.map((value) => ({ value, label: value }))} />
          </>
        )
      }}
    </EndpointPanel>
  )
}

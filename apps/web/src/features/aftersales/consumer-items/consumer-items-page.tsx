import * as contract from '@sejuk/contract/aftersales/consumer-items'
import { departmentDropdown } from '@sejuk/contract/masters/departments'
import { ticketCategoryDropdown } from '@sejuk/contract/masters/item-categories'
import { consumerItemWords } from '@sejuk/words/aftersales/consumer-items'
import { ticketChoiceWords } from '@sejuk/words/aftersales/ticket-choices'
import { everydayWords } from '@sejuk/words/everyday'
import { useState } from 'react'
import IconEye from '#icon/Eye'
import { useTicketPath } from '../../../entities/aftersales/use-ticket-path.ts'
import { useWarrantyReason } from '../../../entities/aftersales/use-warranty-reason.ts'
import { phoneShown } from '../../../entities/phone-shown.ts'
import { TicketChip, WarrantyChip } from '../../../entities/status/ticket-status.tsx'
import { useList } from '../../../lib/api/list.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useDates } from '../../../lib/language/dates.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useWords } from '../../../lib/language/words.ts'
import { Link } from '../../../lib/navigation/link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { SidePanel } from '../../../ui/dialog/side-panel.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { Facts } from '../../../ui/record/facts.tsx'
import { RowList } from '../../../ui/record/row-list.tsx'

type Row = contract.ConsumerItem

export const ConsumerItemsPage = () => <ConsumerItems />
export const PartnerConsumerItemsPage = () => <ConsumerItems isPartner />

const ConsumerItems = ({ isPartner }: { isPartner?: boolean }) => {
  const t = useWords(consumerItemWords)
  const dates = useDates()
  const list = useList(contract.listConsumerItems)
  const [open, setOpen] = useState<Row>()
  const name = (row: Row) => (
    <Button kind="link" onClick={() => setOpen(row)}>
      {row.consumer_name}
    </Button>
  )
  return (
    <>
      <ListPage
        title={t(isPartner ? 'partnerTitle' : 'title')}
        list={list}
        filters={[
          { field: 'search', label: t('search'), kind: 'text' },
          ...(isPartner
            ? []
            : [{ field: 'dept_code', label: t('branch'), kind: 'many', source: departmentDropdown } as const]),
          { field: 'category_code', label: t('category'), kind: 'many', source: ticketCategoryDropdown },
        ]}
        actions={[]}
        keyOf={(row) => String(row.consumer_item_id)}
        nameOf={(row) => row.consumer_name}
        onOpen={setOpen}
        menu={(row) => [{ key: 'open', label: t('open'), icon: <IconEye size={18} />, onPress: () => setOpen(row) }]}
        columns={[
          { key: 'consumer', title: t('consumer'), sort: 'consumer_name', show: name },
          { key: 'phone', title: t('phone'), show: (row) => phoneShown(row.consumer_phone) },
          { key: 'area', title: t('area'), wraps: true, show: (row) => row.city_name ?? '-' },
          { key: 'unit', title: t('unit'), wraps: true, show: (row) => row.item_name ?? '-' },
          { key: 'indoor', title: t('indoor'), show: (row) => row.serial_indoor ?? '-' },
          { key: 'outdoor', title: t('outdoor'), show: (row) => row.serial_outdoor ?? '-' },
          { key: 'bought', title: t('purchase_date'), show: (row) => dates.day(row.purchase_date) },
          {
            key: 'installed',
            title: t('install_date'),
            sort: 'install_date',
            show: (row) => dates.day(row.install_date),
          },
          { key: 'warranty', title: t('warranty'), show: (row) => <WarrantyChip warranty={row.warranty} /> },
          { key: 'tickets', title: t('tickets'), isNumber: true, show: (row) => row.tickets },
        ]}
        card={(row) => ({
          code: row.serial_indoor ?? row.serial_outdoor ?? '-',
          name: name(row),
          text: `${row.item_name ?? '-'} · ${row.city_name ?? '-'}`,
          left: <WarrantyChip warranty={row.warranty} />,
          right: `${t('tickets')} ${row.tickets}`,
        })}
      />
      {open && <ItemPanel key={open.consumer_item_id} id={open.consumer_item_id} onClose={() => setOpen(undefined)} />}
    </>
  )
}

const ItemPanel = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const t = useWords(consumerItemWords)
  const everyday = useWords(everydayWords)
  const services = useWords(ticketChoiceWords)
  const reason = useWarrantyReason()
  const pathOf = useTicketPath()
  const dates = useDates()
  const found = useCall(contract.getConsumerItem, { consumer_item_id: id })
  const item = found.data?.data
  return (
    <SidePanel
      title={item?.item_name ?? t('unit')}
      sub={item && t('detailTitle', { name: item.consumer_name })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{everyday('close')}</Button>}
    >
      {found.error && <p role="alert">{errorText(found.error)}</p>}
      {found.isLoading && <p role="status">{everyday('loading')}</p>}
      {item && (
        <>
          <Facts
            facts={[
              [t('phone'), phoneShown(item.consumer_phone)],
              [t('address'), item.consumer_address],
              [t('area'), [item.sub_district_name, item.city_name].filter(Boolean).join(', ')],
              [t('indoor'), item.serial_indoor],
              [t('outdoor'), item.serial_outdoor],
              [t('purchase_date'), dates.day(item.purchase_date)],
              [t('install_date'), dates.day(item.install_date)],
            ]}
          />
          <p>
            <WarrantyChip warranty={item.warranty} /> <small>{reason(item)}</small>
          </p>
          <h3>{t('tickets')}</h3>
          {item.ticket_list.length === 0 && <p>{t('noTickets')}</p>}
          <RowList>
            {item.ticket_list.map((ticket) => (
              <li key={ticket.ticket_number}>
                <span>
                  <Link {...pathOf(ticket.ticket_number)}>{ticket.ticket_number}</Link>
                  <br />
                  <small>
                    {dates.date(ticket.created_date)} · {services(ticket.service_type)}
                  </small>
                </span>
                <TicketChip status={ticket.ticket_status} />
              </li>
            ))}
          </RowList>
          {item.other_units.length > 0 && (
            <>
              <h3>{t('otherUnits')}</h3>
              <RowList>
                {item.other_units.map((unit) => (
                  <li key={unit.consumer_item_id}>
                    <span>{unit.item_name ?? '-'}</span>
                    <small>{unit.serial_indoor ?? unit.serial_outdoor ?? '-'}</small>
                  </li>
                ))}
              </RowList>
            </>
          )}
        </>
      )}
    </SidePanel>
  )
}

import { useViewer } from '../../lib/session/viewer.ts'

/** Staff open a ticket's own page; partners have it in their list. */
export const useTicketPath = () => {
  const { menu } = useViewer()
  const isDesk = menu.some(({ url }) => url === '/after-sales-order')
  return (ticket_number: string) =>
    isDesk
      ? { to: `/after-sales-order/detail/${encodeURIComponent(ticket_number)}` as string }
      : { to: '/aftersales-ticket-list/modify' as string, search: { ticket_number } as never }
}

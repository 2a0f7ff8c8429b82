/** The tab a page of the service centres opens with. */
export const aftersalesOpeningTab = (page: string) => {
  if (page === '/asc-technician') return 'work-order'
  return page.startsWith('/asc') ? 'new' : undefined
}
